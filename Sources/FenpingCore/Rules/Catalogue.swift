/// Every rule, sorted by id. A test compares this list with the files of this folder.
public enum Catalogue {
  public static let all: [Rule] = [
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
    .boundsAndSizeClasses,
    .secondaryAtMostHalf,
    .sizeClasses,
    .useWindowBounds,
    .userControlsSize,
  ]

  /// The rule of that id, or of that former id.
  public static func rule(_ id: String) -> Rule? {
    all.first { $0.id == id } ?? all.first { $0.aliases.contains(id) }
  }
}
