/// Every rule, sorted by id. A test compares this list with the files of this folder.
public enum Catalogue {
  public static let all: [Rule] = [
    .autoLayout,
    .traitAndSizeCallbacks,
    .allOrientations,
    .baseSDK,
    .deviceFamily,
    .eligibleDevice,
    .fullScreenKeySpelling,
    .fullScreenOptOut,
    .generatedInfoPlist,
    .launchImagesRetired,
    .launchScreen,
    .launchScreenAutoLayout,
    .launchScreenMandatory,
    .launchStoryboardName,
    .orientationValues,
    .sceneManifest,
    .templateDefault,
    .userSetting,
    .collapse,
    .contentIsYours,
    .displayMode,
    .landscapePanes,
    .notModal,
    .notPushed,
    .orientationIntersection,
    .paneContents,
    .paneLayout,
    .portraitPanes,
    .programmaticSetup,
    .rootOfInterface,
    .rotationHandled,
    .storyboardSetup,
    .twoPanes,
  ]

  /// The rule of that id, or of that former id.
  public static func rule(_ id: String) -> Rule? {
    all.first { $0.id == id } ?? all.first { $0.aliases.contains(id) }
  }
}
