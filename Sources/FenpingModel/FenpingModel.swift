// FenpingModel: the values that travel between the modules, and nothing else. A guide's bytes become a
// Document of Blocks (FenpingDocuments), a Document becomes Statements (FenpingExtraction), Statements go
// through the index (FenpingStore) into Answers (FenpingAnswers), and all of them are printed
// (FenpingReports). Every one of them knows its place in the guide.
