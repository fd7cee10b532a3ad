/// Who does a part of the work of a split view interface.
enum SplitViewResponsible: String, Sendable, CaseIterable {
  case app
  case splitViewController = "split-view-controller"
  /// The app states its wish, the split view controller carries it out.
  case both

  var sentence: LocalizedText {
    switch self {
    case .app:
      LocalizedText(hans: "这由应用负责。", hant: "這由應用程式負責。", en: "This is the app's responsibility.")
    case .splitViewController:
      LocalizedText(
        hans: "这由分割视图控制器自动完成。", hant: "這由分割檢視控制器自動完成。",
        en: "The split view controller does this by itself.")
    case .both:
      LocalizedText(
        hans: "应用表明意愿，分割视图控制器照办。", hant: "應用程式表明意願，分割檢視控制器照辦。",
        en: "The app states its wish and the split view controller carries it out.")
    }
  }
}
