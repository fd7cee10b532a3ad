// FenpingText: Chinese text as Fenping needs it, on UTF-8 bytes and without Foundation. Folding makes
// Traditional and Simplified, full and half width, upper and lower case one; tokens feed the index;
// sentences are cut where a reader would; the term base finds one concept under its many names.
