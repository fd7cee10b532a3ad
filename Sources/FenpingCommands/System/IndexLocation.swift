/// Which index a command uses.
enum IndexLocation {
  static let variable = "FENPING_INDEX"
  private static let name = "fenping.sqlite"

  /// The index to read: `--index`, else `FENPING_INDEX`, else the one installed with the binary, else the one
  /// of the checkout that the binary was built in.
  ///
  /// What is named explicitly is used even where it does not exist: a wrong name must not silently give answers
  /// out of another index.
  static func toRead(_ arguments: ParsedArguments, _ session: Session) throws(CommandError) -> String {
    if let path = toWrite(arguments, session) { return path }
    let candidates = [installed(besides: session.executable), checkout].compactMap(\.self)
    guard let path = candidates.first(where: { Files.kind(of: $0) == .file }) else { throw .noIndex }
    return path
  }

  /// The index to write, which has to be named.
  static func toWrite(_ arguments: ParsedArguments, _ session: Session) -> String? {
    if let path = arguments[Options.index] { return path }
    guard let path = session.environment[variable], !path.isEmpty else { return nil }
    return path
  }

  /// `PREFIX/share/fenping/fenping.sqlite` for `PREFIX/bin/fenping`, links followed.
  private static func installed(besides executable: String?) -> String? {
    guard let executable, let real = Files.realPath(executable) else { return nil }
    return Path.join(Path.folder(of: Path.folder(of: real)), "share/fenping/" + name)
  }

  /// `Index/fenping.sqlite` of the source tree, four levels above this file.
  private static let checkout: String? = {
    let root = (0..<4).reduce(#filePath) { path, _ in Path.folder(of: path) }
    return Path.join(root, "Index/" + name)
  }()
}
