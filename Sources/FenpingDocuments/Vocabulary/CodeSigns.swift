/// Shapes of source code in the languages of Apple's platforms and of their configuration files.
enum CodeSigns {
  /// How a line of code begins: `- (void)viewDidLoad`, `@interface Pane : NSObject`, `<key>Name</key>`
  static let openings = [
    "- (", "+ (", "-(", "+(", "@interface ", "@implementation ", "@property ", "@end", "@protocol ",
    "@class ",
    "@import ", "#import ", "#include ", "#define ", "#pragma ", "#if", "#endif", "//", "/*", "import UIKit",
    "import SwiftUI", "import Foundation", "func ", "override func ", "let ", "var ", "class func ",
    "struct ",
    "extension ", "@objc", "@main", "@available", "return;", "guard ", "} else", "}else", "<key>", "<string>",
    "<true/>", "<false/>", "<array>", "</array>", "<dict>", "</dict>", "<plist", "</plist>", "<?xml", "$ ",
  ]

  private static let initials = Set(openings.compactMap(\.utf8.first))

  static func begins(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, initials.contains(first) else { return false }
    return openings.contains { text.utf8.starts(with: $0.utf8) }
  }

  /// A statement that ends in `;` has one of these, too: prose in Latin script does not.
  static let operators: Set<Unicode.Scalar> = ["=", "(", "[", "{", "_", "*", "<", "@"]
}
