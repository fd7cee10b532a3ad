// FenpingAnswers: a question in Chinese or English becomes an intent, concepts and words; statements of the
// index are ranked by what of the question they cover; the best come back with their reasons and their rules.
// A question that no statement covers gets no answer.
//
//   Questions/  text → intent, concepts, the words left over
//   Ranking/    how well a statement answers, in parts that can be shown
//   Answering/  the engine: plain answers, checklists, reasons, glosses
