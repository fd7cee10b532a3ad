// FenpingExtraction: a Document becomes Statements, in five steps that each have a folder.
//
//   Outline/         blocks → passages: each sentence with its headings, its list and the list's lead-in
//   Lexicon/         the words that give a sentence away, in tables apart from the control flow
//   Clauses/         a sentence → units, cut where a second rule or a reason begins
//   Classification/  a unit → kind, modality, subject, condition
//   Linking/         units → reasons; concepts → rules of the core
//
// Everything is matched on folded text, so one table serves both scripts.
