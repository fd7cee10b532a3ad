// FenpingStore: the index, one SQLite file. IndexWriter writes it whole from Documents and their Statements;
// IndexReader finds passages and statements in it; IndexVerifier says whether it is still what was written.
// The only module that knows SQLite: SQLite/ wraps the C library, TokenizerBridge gives FTS5 the tokens of
// FenpingText, Schema says what the tables are (the same text as Index/schema.sql).
