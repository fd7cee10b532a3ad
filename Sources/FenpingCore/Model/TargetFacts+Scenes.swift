/// Whom the system tells of changes of state.
enum SceneAdoption: Hashable {
  /// A scene delegate; what an app delegate implements is not called.
  case scenes
  case appDelegate
  /// A manifest without a configuration, in an app whose source shows no other sign of scenes.
  case unclear
}

extension TargetFacts {
  /// By the manifest and by what the source shows of scenes.
  var sceneAdoption: SceneAdoption {
    let source = self[TargetField.source].value ?? []
    if listsSceneConfiguration || !source.of(.swiftUIApp, .configurationForConnecting).isEmpty {
      return .scenes
    }
    guard case .absent = self[TargetField.iPadSceneManifest, else: TargetField.sceneManifest] else {
      // Where a scene delegate stands beside it, the manifest is meant.
      return source.of(.sceneDelegateLifeCycle).isEmpty ? .unclear : .scenes
    }
    return .appDelegate
  }
}
