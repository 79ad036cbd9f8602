/// A path within a notebook: its parts between slashes, none before the first or after the last.
enum NotePath {
  /// What follows the last slash.
  static func name(of path: some StringProtocol) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? String(path)
  }

  /// The folder; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// A path without `.`, `..` and empty parts; nil where it leads out of the notebook.
  static func normal(_ path: some StringProtocol) -> String? {
    var parts: [Substring] = []
    for part in Substring(path).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return nil }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// The endings of notes that a link may leave out, the one of most notes first.
  static let endings = [".md", ".markdown", ".md.age", ".txt", ".age"]

  /// The name without the ending of a note, if it has one.
  static func title(of name: String) -> String {
    let lower = name.lowercased()
    guard
      let ending = [".md.age", ".markdown", ".md", ".txt", ".age"].first(where: lower.hasSuffix),
      lower.count > ending.count
    else { return name }
    return String(name.dropLast(ending.count))
  }

  /// What links and files are brought together by: the name without its ending, case and accents.
  static func key(of path: some StringProtocol) -> String {
    String(decoding: FoldedText(title(of: name(of: path))).bytes, as: UTF8.self)
  }
}

extension NotePath {
  /// What links with one of some names are brought together by: a title may have a dot, and a link to it an ending that is none.
  static func keys(of names: [String]) -> Set<String> {
    Set(names.flatMap { [NotePath.key(of: $0), NotePath.key(of: $0 + ".md")] })
  }
}
