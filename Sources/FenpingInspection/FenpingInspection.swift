// FenpingInspection: what a project declares, as facts for the core's check rules. An Xcode project, a folder, an Info.plist
// or a built app goes in, an InspectedTarget for each target and configuration comes out, with the places its facts came
// from; Checker puts the core's rules to it. Nothing here judges, and no rule reads a file.
