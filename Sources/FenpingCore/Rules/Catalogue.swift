/// Every rule, sorted by id. A test compares this list with the files of this folder.
public enum Catalogue {
  /// All rules, in the order of their ids.
  public static let all: [Rule] = [
    .autoLayout,
    .traitAndSizeCallbacks,
    .dividerMovesAppsOffScreen,
    .dividerResignsActive,
    .dividerToEdge,
    .offScreenSnapshots,
    .rotationDuringDrag,
    .saveOnResignActive,
    .statePreserved,
    .stateTransitions,
    .equalStanding,
    .externalDisplay,
    .pictureInPicture,
    .statusBar,
    .twoThirdsWidth,
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
    .boundsAndSizeClasses,
    .secondaryAtMostHalf,
    .sizeClasses,
    .useWindowBounds,
    .userControlsSize,
  ]

  /// The rule of that id, or of that former id.
  public static func rule(_ id: String) -> Rule? { rule(id, in: all) }

  static func rule(_ id: String, in rules: [Rule]) -> Rule? {
    rules.first { $0.id == id } ?? rules.first { $0.aliases.contains(id) }
  }

  /// The rules whose breach the store names by `code`, such as `90474`.
  public static func rules(storeCode code: String) -> [Rule] {
    all.filter { $0.storeCodes.contains(code) }
  }
}
