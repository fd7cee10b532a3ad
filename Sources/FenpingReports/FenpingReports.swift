// FenpingReports: how things look. Each report is a pure function from values to a string, one file for each
// thing in each format; nothing here reads a file, a clock or an environment. Headings and labels exist in the
// three languages of the product (Labels.swift); columns are counted as a terminal counts them, 汉字 as two;
// guide text passes through `printable` before it can reach a terminal.
//
//   Check/     what `fenping check` found, in each format that it has
//   JSON/      the contract with scripts: schemaVersion 1, keys sorted
//   Markdown/  checklists and knowledge for a wiki or a pull request
//   Text/      what a person reads on a terminal
