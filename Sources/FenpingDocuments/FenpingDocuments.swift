// FenpingDocuments
