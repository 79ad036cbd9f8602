import CursesCLibrary

/// The symbolic links of a notebook that have to name another path so that they lead where they led: those to what
/// moves, and those that move themselves.
///
/// A file that is reached by two names is one file: whatever gives it another path takes its other names along. Make it
/// before the moves, and `perform` it after them.
package struct MovedLinks: Sendable {
  /// A link, by its path after the moves.
  private struct Link {
    let path: String
    let target: String
    let newTarget: String
  }

  private var links: [Link] = []
  /// With links followed.
  private let root: String

  /// How many links name another path then.
  package var count: Int { links.count }

  /// - Parameters:
  ///   - moves: what is about to get other paths.
  ///   - notebook: the folder whose links follow, those in hidden folders left out.
  package init(_ moves: [StepMove], in notebook: String) {
    guard let root = FilePath.resolved(notebook) else {
      self.root = notebook
      return
    }
    self.root = root
    let inside = { (path: String) in
      path.below(notebook) ?? path.below(root)
        ?? FilePath.inResolvedFolder(path).flatMap { $0.below(root) }
    }
    let paths = MovedPaths(
      moves.compactMap { move in
        guard let from = inside(move.from), let to = inside(move.to) else { return nil }
        return StepMove(from: from, to: to)
      })
    let roots = [root, notebook]
    for path in Self.links(in: root, "", depth: 0) {
      guard let target = FilePath.readLink(FilePath.join(root, path)) else { continue }
      let newPath = paths.path(of: path) ?? path
      let newTarget = Self.target(target, of: (path, newPath), paths, roots)
      if let newTarget, !newTarget.isSamePath(as: target) {
        links.append(
          Link(path: FilePath.join(root, newPath), target: target, newTarget: newTarget))
      }
    }
  }

  /// What a link has to name; nil where it stays as it is.
  ///
  /// - Parameters:
  ///   - link: its paths before and after.
  ///   - roots: the notebook, by the paths that an absolute target may begin with.
  private static func target(
    _ target: String, of link: (old: String, new: String), _ paths: MovedPaths, _ roots: [String]
  ) -> String? {
    guard !target.hasPrefix("/") else {
      for root in roots {
        guard let old = target.below(root) else { continue }
        return paths.path(of: old).map { FilePath.join(root, $0) }
      }
      return nil
    }
    let root = roots[0]
    let old = FilePath.plain(
      FilePath.join(FilePath.folder(of: FilePath.join(root, link.old)), target))
    let moved = old.below(root).flatMap(paths.path).map { FilePath.join(root, $0) }
    // A link to nothing that moves by itself names what it named.
    guard moved != nil || FileStamp(ofFileItselfAt: old) != nil else { return nil }
    let (from, to) = (FilePath.join(root, link.old), FilePath.join(root, link.new))
    let (before, after) = (
      FilePath.relative(old, from: FilePath.folder(of: from)),
      FilePath.relative(moved ?? old, from: FilePath.folder(of: to))
    )
    return before.isSamePath(as: after) ? nil : after
  }

  /// The links in a folder and in those below it, from the notebook's folder on.
  private static func links(in root: String, _ folder: String, depth: Int) -> [String] {
    guard depth <= 16, let open = OpenFolder(FilePath.join(root, folder)) else { return [] }
    var found: [String] = []
    for item in open.items where !item.name.hasPrefix(".") {
      let path = folder.isEmpty ? item.name : FilePath.join(folder, item.name)
      switch item.kind {
      case .link: found.append(path)
      case .file, .other: continue
      case .folder: found += links(in: root, path, depth: depth + 1)
      case nil where open.isFolder(item): found += links(in: root, path, depth: depth + 1)
      case nil: if FilePath.readLink(FilePath.join(root, path)) != nil { found.append(path) }
      }
    }
    return found
  }

  /// Has the links lead where they led, now that all has moved. Returns false with `errno` set where one cannot be
  /// written; all are as they were then.
  package func perform() -> Bool {
    for (index, link) in links.enumerated() where !Self.write(link.newTarget, at: link.path) {
      let code = errno
      for done in links[..<index] { _ = Self.write(done.target, at: done.path) }
      errno = code
      return false
    }
    return true
  }

  /// Puts a link in the place of another in one step.
  private static func write(_ target: String, at path: String) -> Bool {
    let new = FilePath.join(FilePath.folder(of: path), ".bubblepad-link-\(getpid())")
    unlink(new)
    guard symlink(target, new) == 0 else { return false }
    guard rename(new, path) == 0 else {
      let code = errno
      unlink(new)
      errno = code
      return false
    }
    return true
  }
}
