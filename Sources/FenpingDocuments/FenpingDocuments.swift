// FenpingDocuments: a guide's bytes become a Document. In the order of the data: `Decoding` finds the encoding
// and gives UTF-8; `FormatDetection` tells the formats apart; `PlainText`, `Markdown`, `HTML` and `JSONLines`
// each turn text into blocks that know their source lines; `Text` holds what they share, `Vocabulary` the words
// and signs that they go by. Everything that is not main text is left out, and the document says what and why.
