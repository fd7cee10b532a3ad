// FenpingInspection: what a project declares, as facts for the core's check rules. An Xcode project, an Info.plist
// or a built app goes in, one TargetFacts for each target and configuration comes out; the rules never read a
// file, and this module never judges. It is empty until `fenping check` comes: the arrows around it are drawn
// so that nothing else takes its place.
