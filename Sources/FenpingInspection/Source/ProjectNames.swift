/// The names by which the files of a target know each other's classes and variables.
struct ProjectNames {
  /// Where a variable is known. A property is known by its type's name, in whatever file the type goes on.
  enum Scope: Hashable {
    case function(file: Int, declaration: Int)
    case type(Int32)
    case file(Int)
  }

  struct Variable: Hashable {
    let name: Int32
    let scope: Scope
  }

  /// By the number of the word: whether it is UISplitViewController or a class that inherits from it.
  private var splitViewClasses: [Bool]
  private(set) var appDelegates: Set<Int32> = []
  private(set) var sceneDelegates: Set<Int32> = []
  private(set) var tabBarControllers: Set<Int32> = []
  private(set) var navigationControllers: Set<Int32> = []
  private(set) var splitViews: Set<Variable> = []
  /// What a split view controller is assigned to; something else may be as well.
  private(set) var possibleSplitViews: Set<Variable> = []
  /// Properties of that type, of whatever class.
  private(set) var splitViewMembers: Set<Int32> = []
  /// Functions that return one.
  private(set) var splitViewFunctions: Set<Int32> = []
  /// Variables and constants that hold the screen's size.
  private(set) var screenSizes: Set<Variable> = []
  /// Macros whose text is the screen's size.
  private(set) var screenMacros: Set<Int32> = []
  /// By the number of the word: whether anything in `screenSizes` or `screenMacros` is called that.
  private var screenNames: [Bool]

  init(_ texts: [SourceText], words: WordTable) {
    var heirs: [Int32: [Int32]] = [:]
    var cars: Set<Int32> = []
    let carPlay = words.number(of: "CPTemplateApplicationSceneDelegate")
    let window = words.number(of: "UIWindowSceneDelegate")
    for text in texts {
      for type in text.declarations where type.kind == .type {
        for ancestor in type.inherited { heirs[ancestor, default: []].append(type.name) }
        if type.inherited.contains(carPlay), !type.inherited.contains(window) { cars.insert(type.name) }
      }
    }
    let splits = Self.heirs(of: [words.number(of: "UISplitViewController")], heirs)
    tabBarControllers = Self.heirs(of: [words.number(of: "UITabBarController")], heirs)
    navigationControllers = Self.heirs(of: [words.number(of: "UINavigationController")], heirs)
    appDelegates = Self.heirs(of: Self.words(words, where: Self.isAppDelegate), heirs)
    sceneDelegates = Self.heirs(of: Self.words(words, where: Self.isSceneDelegate), heirs).subtracting(cars)
    splitViewClasses = [Bool](repeating: false, count: words.texts.count)
    screenNames = splitViewClasses
    for name in splits where name != WordTable.unknown { splitViewClasses[Int(name)] = true }
    for (index, text) in texts.enumerated() { collect(text, index) }
    for variable in splitViews {
      if case .type = variable.scope { splitViewMembers.insert(variable.name) }
    }
    let known = Set(splitViews.map(\.name))
    for (index, text) in texts.enumerated() where !known.isEmpty { collectAssigned(text, index, known) }
  }

  /// `controller = split`, where `split` is known.
  private mutating func collectAssigned(_ text: SourceText, _ index: Int, _ known: Set<Int32>) {
    for token in text.tokens.indices where text.tokens[token].kind == "=" {
      let place = text.word(token + 1) == "self" && text.kind(token + 2) == "." ? token + 3 : token + 1
      guard known.contains(text.number(place)), text.isEndOfStatement(place + 1),
        contains(\.splitViews, place, in: text, file: index)
      else { continue }
      possibleSplitViews.formUnion(text.assigned(before: token, file: index))
    }
  }

  private mutating func collect(_ text: SourceText, _ index: Int) {
    for token in text.tokens.indices where text.tokens[token].kind == .word {
      if splitViewClasses[Int(text.tokens[token].word)] {
        splitViews.formUnion(text.splitViewVariables(at: token, file: index))
        if let function = text.function(returning: token) { splitViewFunctions.insert(function) }
      } else if case .screenBounds? = text.words.signs[Int(text.tokens[token].word)],
        let expression = text.screenBounds(at: token)
      {
        if let name = text.macro(around: expression) {
          screenMacros.insert(name)
          screenNames[Int(name)] = true
        } else if let variable = text.variable(holding: expression, file: index) {
          screenSizes.insert(variable)
          screenNames[Int(variable.name)] = true
        }
      }
    }
  }

  private static func words(_ table: WordTable, where fits: (String) -> Bool) -> [Int32] {
    table.texts.indices.filter { fits(table.texts[$0]) }.map(Int32.init)
  }

  /// Frameworks have app delegates of their own, such as FlutterAppDelegate.
  private static func isAppDelegate(_ name: String) -> Bool {
    let isOther = name.hasPrefix("NSApplication") || name.hasPrefix("WKApplication")
    return !isOther && (name.hasSuffix("AppDelegate") || name.hasSuffix("ApplicationDelegate"))
  }

  private static func isSceneDelegate(_ name: String) -> Bool {
    name.hasSuffix("SceneDelegate") && name != "CPTemplateApplicationSceneDelegate"
  }

  /// The names and those that inherit from them, however far.
  private static func heirs(of roots: [Int32], _ heirs: [Int32: [Int32]]) -> Set<Int32> {
    var found = Set(roots)
    var open = roots
    while let name = open.popLast() {
      for heir in heirs[name] ?? [] where found.insert(heir).inserted { open.append(heir) }
    }
    return found
  }

  // MARK: Questions

  func isSplitViewClass(_ word: Int32) -> Bool {
    splitViewClasses.indices.contains(Int(word)) && splitViewClasses[Int(word)]
  }

  func isScreenName(_ word: Int32) -> Bool {
    screenNames.indices.contains(Int(word)) && screenNames[Int(word)]
  }

  /// Whether the variable of that name at the token is one of `variables`.
  func contains(
    _ variables: KeyPath<ProjectNames, Set<Variable>>, _ token: Int, in text: SourceText, file: Int
  )
    -> Bool
  {
    let name = text.number(token)
    guard name != WordTable.unknown else { return false }
    let known = self[keyPath: variables]
    func has(_ scope: Scope) -> Bool { known.contains(Variable(name: name, scope: scope)) }
    if text.kind(token - 1) == "." {
      // Of another object's properties nothing is known, except of a type's own.
      let owner = text.word(token - 2)
      if owner == "self" || owner == "Self" { return has(.type(text.typeName(around: token))) }
      return text.kind(token - 2) == .word && has(.type(text.number(token - 2)))
    }
    var owner = text.owners.indices.contains(token) ? Int(text.owners[token]) : -1
    for _ in 0..<64 where owner >= 0 {
      let declaration = text.declarations[owner]
      let scope =
        declaration.kind == .type ? Scope.type(declaration.name) : .function(file: file, declaration: owner)
      if has(scope) { return true }
      owner = declaration.outer
    }
    return has(.file(file))
  }
}
