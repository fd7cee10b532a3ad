// FenpingCore: what the guides state, made executable. Each rule is a value with its texts in three
// languages, its sources, the versions for which it holds, and a pure function from typed input to an
// outcome. The module imports nothing, not even Foundation: it can be used alone, anywhere Swift runs.
//
//   Model/     what a rule is made of: texts, validity, inputs, outcomes, examples
//   Platform/  the modelled part of iPadOS: devices, windows, orientations, the window server
//   Rules/     one file a rule, named by its id; Catalogue.swift lists them
