// FenpingAnswers
