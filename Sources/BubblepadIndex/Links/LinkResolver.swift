import BubblepadNotebook

/// Says which file of a notebook a link leads to, by the rules of Obsidian.
///
/// File names are compared without their case, and normal forms do not count. An exact path counts for more
/// than a neighbour; else it is a path that ends in what the link says: first those under the folder of
/// the note with the link, the shortest first.
public struct LinkResolver: Sendable {
  private var byName: [String: [String]]
  /// The path of the notebook's folder, normal; empty where it is not known.
  private let notebook: String

  /// - Parameters:
  ///   - paths: all files of the notebook, from its folder on.
  ///   - notebook: the path of that folder: a link may leave it and come back.
  public init(_ paths: some Sequence<String>, notebook: String) {
    byName = Dictionary(grouping: paths) { NotePath.name(of: $0).lowercased() }
    self.notebook = notebook.hasPrefix("/") ? NotePath.normal(notebook) ?? "" : ""
  }

  /// The same with another file.
  func adding(_ path: String) -> LinkResolver {
    var resolver = self
    resolver.byName[NotePath.name(of: path).lowercased(), default: []].append(path)
    return resolver
  }

  /// The path of the file that a link leads to; nil where there is none.
  ///
  /// - Parameters:
  ///   - target: what the link says before its `#`, without escapes.
  ///   - source: the path of the note with the link.
  public func path(of target: String, from source: String) -> String? {
    guard !target.isEmpty else { return source }
    let target = target.replacing("\\", with: "/").replacing("\u{A0}", with: " ")
    guard !target.hasSuffix("/") else { return nil }
    if target.hasPrefix("./") || target.hasPrefix("../") {
      return inside(NotePath.join(NotePath.folder(of: source), target)).flatMap(exact)
    }
    if target.hasPrefix("/") { return NotePath.normal(target).flatMap(exact) }
    guard let path = inside(target) else { return nil }
    return exact(path) ?? best(among: candidates(endingIn: path), for: path, from: source)
  }

  /// The path of the file that a link in a note leads to; nil where there is none.
  ///
  /// An address in parentheses counts from the folder of its note, as everywhere in Markdown, before the rules of
  /// `path(of:from:)`: they give an exact path from the notebook's folder on the first place.
  public func path(of link: WrittenLink, from source: String) -> String? {
    path(of: link.target, link.form, from: source)
  }

  package func path(of target: String, _ form: WrittenLink.Form, from source: String) -> String? {
    let folder = NotePath.folder(of: source)
    if form == .markdown, !target.isEmpty, !target.hasPrefix("/"), !folder.isEmpty,
      let beside = inside(NotePath.join(folder, target)).flatMap(exact)
    {
      return beside
    }
    return path(of: target, from: source)
  }

  /// What a link to a file says, written as short as it may be: its name if no other file has that, else all of
  /// its path.
  public func shortestLink(to path: String, from source: String) -> String {
    let whole = Self.withoutEnding(path)
    let name = NotePath.name(of: whole)
    let isAlone = candidates(endingIn: name).count == 1
    return isAlone && path.isSamePath(as: self.path(of: name, from: source)) ? name : whole
  }

  /// A path as it is reached from the folder of another file.
  public static func relative(_ path: String, from source: String) -> String {
    var own = source.split(separator: "/").dropLast()[...]
    var other = path.split(separator: "/")[...]
    while let first = own.first, other.count > 1, first == other.first {
      own.removeFirst()
      other.removeFirst()
    }
    return (own.map { _ in ".." } + other).joined(separator: "/")
  }

  /// Whether an address leads to a file from the folder of another, as it does everywhere in Markdown.
  static func isAddress(_ address: String, of path: String, from source: String) -> Bool {
    guard !address.hasPrefix("/"),
      let reached = NotePath.normal(NotePath.join(NotePath.folder(of: source), address))?
        .lowercased()
    else { return false }
    let path = path.lowercased()
    return ([""] + NotePath.endings).contains { path == reached + $0 }
  }

  /// A path without the ending that links to notes leave out.
  public static func withoutEnding(_ path: String) -> String {
    let lower = path.lowercased()
    let ending = [".md.age", ".md"].first(where: lower.hasSuffix)
    return String(path.dropLast(ending?.count ?? 0))
  }

  /// A path without `.` and `..`, which may lead out of the notebook's folder and back into it; nil for one that
  /// stays outside.
  private func inside(_ path: String) -> String? {
    if let path = NotePath.normal(path) { return path }
    guard !notebook.isEmpty, let whole = NotePath.normal(notebook + "/" + path),
      whole.hasPrefix(notebook + "/")
    else { return nil }
    return String(whole.dropFirst(notebook.count + 1))
  }

  /// The file at a path, with an ending that the link left out; one in another case if there is no other.
  private func exact(_ path: String) -> String? {
    let found = candidates(endingIn: path).filter { $0.count >= path.count }
    let lower = path.lowercased()
    let same = found.filter { file in
      let file = file.lowercased()
      return file == lower || NotePath.endings.contains { file == lower + $0 }
    }
    return same.first { $0.utf8.starts(with: path.utf8) }
      ?? same.first { $0.hasPrefix(path) } ?? same.first
  }

  /// The files whose paths end in a path. A name with a dot may be whole.
  private func candidates(endingIn path: String) -> [String] {
    let name = NotePath.name(of: path)
    let names = (name.contains(".") ? [name] : []) + NotePath.endings.map { name + $0 }
    let lower = path.lowercased()
    for wanted in names {
      let ending = lower + wanted.lowercased().dropFirst(name.lowercased().count)
      let files = (byName[wanted.lowercased()] ?? []).filter { file in
        let file = file.lowercased()
        return file == ending || file.hasSuffix("/" + ending)
      }
      if !files.isEmpty { return files }
    }
    return []
  }

  private func best(among files: [String], for path: String, from source: String) -> String? {
    let folder = NotePath.folder(of: source)
    let below = files.filter { folder.isEmpty || $0.hasPrefix(folder + "/") }
    let all = below.isEmpty ? files : below
    guard let best = all.min(by: { ($0.count, $0) < ($1.count, $1) }), all.count > 1 else {
      return all.first
    }
    // Of twins, whose names differ in their normal form alone, the one that is spelled as the link is.
    let twins = all.filter { $0 == best }.sorted { FileID($0) < FileID($1) }
    return twins.first { Self.ends($0, in: path) } ?? twins.first
  }

  /// Whether a file's path ends in another, byte by byte, but for the ending of a note.
  private static func ends(_ file: String, in path: String) -> Bool {
    (NotePath.endings + [""]).contains { ending in
      Array(file.utf8).suffix(path.utf8.count + ending.utf8.count).elementsEqual(
        (path + ending).utf8)
    }
  }
}
