// FenpingExtraction
