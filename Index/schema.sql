-- The index of Fenping: what the guides say, and where. README.md beside this file says how to read it.
-- One file holds a whole index; it is never changed in place, only written anew.

PRAGMA application_id = 1179668039; -- "FPNG"
PRAGMA user_version = 2;

-- What made the index: `format`, `tokenizer`, `extractor` and `term-base` are versions. The key
-- `source:PATH` stands for a source file, PATH being relative to the index's folder; its value is the
-- file's size and SHA-256 when it was read.
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID, STRICT;

-- A guide, numbered in the order of the names' bytes.
CREATE TABLE document (
  number INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  title TEXT,
  format TEXT NOT NULL,
  script TEXT NOT NULL,
  encoding TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  size INTEGER NOT NULL,
  passages INTEGER NOT NULL,
  statements INTEGER NOT NULL
) STRICT;

-- A block of main text. `position` holds the numbers of its kind: a heading's level; a list's number, the
-- item's depth and ordinal; a table's number, row and column.
CREATE TABLE passage (
  number INTEGER PRIMARY KEY,
  document INTEGER NOT NULL REFERENCES document,
  ordinal INTEGER NOT NULL,
  line INTEGER NOT NULL,
  kind TEXT NOT NULL,
  position TEXT,
  section TEXT NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (document, ordinal)
) STRICT;

-- The smallest stretch of a guide that says one thing; `id` is `document#n`.
CREATE TABLE statement (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  document INTEGER NOT NULL REFERENCES document,
  line INTEGER NOT NULL,
  kind TEXT NOT NULL,
  modality TEXT NOT NULL,
  subject TEXT NOT NULL,
  condition TEXT,
  procedure TEXT,
  step INTEGER,
  section TEXT NOT NULL,
  text TEXT NOT NULL,
  quote TEXT NOT NULL,
  translation TEXT,
  confidence REAL NOT NULL
) STRICT;

CREATE INDEX statement_document ON statement (document);

-- Why a statement holds: another statement; the guide says so itself, or the extractor inferred it.
CREATE TABLE statement_reason (
  statement INTEGER NOT NULL REFERENCES statement,
  ordinal INTEGER NOT NULL,
  reason INTEGER NOT NULL REFERENCES statement,
  origin TEXT NOT NULL,
  PRIMARY KEY (statement, ordinal)
) WITHOUT ROWID, STRICT;

-- The core's rules that say the same.
CREATE TABLE statement_rule (
  statement INTEGER NOT NULL REFERENCES statement,
  ordinal INTEGER NOT NULL,
  rule TEXT NOT NULL,
  PRIMARY KEY (statement, ordinal)
) WITHOUT ROWID, STRICT;

CREATE INDEX statement_rule_rule ON statement_rule (rule);

-- A concept, the one word that stands for it in statement_fts, and how many statements name it.
CREATE TABLE concept (
  id TEXT PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  statements INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- The term base's concepts that a statement names, in its order.
CREATE TABLE statement_concept (
  statement INTEGER NOT NULL REFERENCES statement,
  ordinal INTEGER NOT NULL,
  concept TEXT NOT NULL REFERENCES concept,
  PRIMARY KEY (statement, ordinal)
) WITHOUT ROWID, STRICT;

-- The concepts that a statement's own words name, each once: in its quote, in the sentence that introduces its list, in
-- its text, in its section. They are places in the term base's list of ids, counted from 0. A question is held against
-- them, and reading them costs less than finding them.
CREATE TABLE statement_names (
  statement INTEGER PRIMARY KEY REFERENCES statement,
  quote TEXT NOT NULL,
  lead TEXT NOT NULL,
  text TEXT NOT NULL,
  section TEXT NOT NULL
) STRICT;

-- How people ask for the core's rules, in English and in Simplified Chinese, with the concepts that each names, as in
-- statement_names; and the same by concept, which finds the ways that are like a question.
CREATE TABLE way_to_ask (
  number INTEGER PRIMARY KEY,
  rule TEXT NOT NULL,
  text TEXT NOT NULL,
  names TEXT NOT NULL
) STRICT;

CREATE TABLE way_name (
  name INTEGER NOT NULL,
  language TEXT NOT NULL,
  way INTEGER NOT NULL REFERENCES way_to_ask,
  PRIMARY KEY (name, language, way)
) WITHOUT ROWID, STRICT;

-- SHA-256 of this file with these 64 digits written as zeros.
CREATE TABLE seal (
  sha256 TEXT NOT NULL
) STRICT;

-- A statement's columns as the reader takes them.
CREATE VIEW statement_row AS
SELECT
  statement.number, statement.id, document.name AS document, line, kind, modality, subject, condition,
  procedure, step, section, text, quote, translation, confidence
FROM statement CROSS JOIN document ON document.number = statement.document;

-- What the full-text tables index: the passages for `search`, with the headings above them; the statements
-- for answers, with a bilingual guide's English and the words of their concepts.
CREATE VIEW passage_content AS
SELECT
  number,
  (
    SELECT coalesce(document.title, '') FROM document WHERE document.number = passage.document
  ) || char(10) || section AS title,
  text
FROM passage;

CREATE VIRTUAL TABLE passage_fts USING fts5 (
  title, text, content = 'passage_content', content_rowid = 'number', tokenize = 'fenping'
);

CREATE VIEW statement_content AS
SELECT
  number,
  text || coalesce(char(10) || translation, '') AS text,
  section,
  coalesce((
    SELECT group_concat(word, ' ')
    FROM (
      SELECT concept.word
      FROM statement_concept CROSS JOIN concept ON concept.id = statement_concept.concept
      WHERE statement_concept.statement = statement.number
      ORDER BY statement_concept.ordinal
    )
  ), '') AS concepts
FROM statement;

CREATE VIRTUAL TABLE statement_fts USING fts5 (
  text, section, concepts, content = 'statement_content', content_rowid = 'number', tokenize = 'fenping'
);
