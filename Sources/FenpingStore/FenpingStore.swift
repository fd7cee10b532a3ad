// FenpingStore
