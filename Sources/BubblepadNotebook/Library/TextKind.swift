/// What the text of a file is, by its name, its place and its first line.
public enum TextKind: Sendable, Equatable {
  /// Shown as a page.
  case markdown
  /// Shown as it is: prose, settings, tables.
  case plain
  /// Shown as it is, and each line begins as deep as the one above: a program, markup.
  case indented

  /// - Parameters:
  ///   - isInNotebook: whether the file lies in the open notebook.
  ///   - start: how the text begins.
  ///
  /// A name with an ending says all. One without is that of a page in a notebook, and where it is one under which
  /// projects keep pages: README, LICENSE, TODO. All other files without an ending are read by programs.
  public init(path: String, isInNotebook: Bool = false, start: some Collection<UInt8> = [UInt8]()) {
    var name = FilePath.name(of: path).lowercased()
    let isLocked = name.hasSuffix(".age") && name != ".age"
    if isLocked { name.removeLast(4) }
    if Self.markdownEndings.contains(where: { name.hasSuffix($0) && name != $0 }) {
      self = .markdown
    } else if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      self = Self.proseEndings.contains(String(name[dot...])) ? .plain : .indented
    } else if Self.isProgram(start) {
      self = .indented
    } else if NoteTitle.isOfAProgram(path, name) || name.hasPrefix(".") {
      self = name.hasSuffix("file") ? .indented : .plain
    } else {
      self = isInNotebook || isLocked || Self.pageNames.contains(name) ? .markdown : .plain
    }
  }

  private static let markdownEndings = [".md", ".markdown"]
  private static let proseEndings: Set<String> = [
    ".txt", ".text", ".log", ".eml", ".csv", ".tsv", ".age",
  ]

  /// What is written for people in a folder of files, whatever it is called after.
  private static let pageNames: Set<String> = [
    "readme", "license", "licence", "copying", "notice", "changelog", "changes", "history", "news",
    "contributing", "contributors", "authors", "maintainers", "credits", "thanks", "install",
    "todo", "notes", "ideas", "security", "code_of_conduct",
  ]

  /// Whether a text names the program that runs it, or says that it is XML.
  private static func isProgram(_ start: some Collection<UInt8>) -> Bool {
    start.starts(with: Array("#!".utf8)) || start.starts(with: Array("<?".utf8))
  }
}
