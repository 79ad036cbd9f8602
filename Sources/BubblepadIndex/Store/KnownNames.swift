import BubblepadNotebook

/// What the index says of all notes at once: names beside the file names, tags, and the files that are no notes.
public struct KnownNames: Sendable {
  /// The aliases, headings and blocks.
  public internal(set) var others = OtherNames()
  /// The files that are no notes, from the notebook's folder on.
  public internal(set) var files: [String] = []
  /// The tags.
  public internal(set) var tags = TagTree([])
  /// The step of the index that they are of, and that in which the tags of a note changed last.
  var (step, tagStep): (Int64, Int64?) = (-1, nil)
}

extension NoteIndex {
  /// The names as they are by now; nil where there is no index that could say. After a few changes only the notes that
  /// have changed are asked for theirs.
  public func knownNames() -> KnownNames? {
    read { reader throws(DatabaseError) in try reader.knownNames() }
  }
}

extension IndexReader {
  /// More changed notes than this, and all are asked again.
  private static let mostNamed = 300

  fileprivate func knownNames() throws(DatabaseError) -> KnownNames {
    let step = try database.number("SELECT number FROM state WHERE name = 'step'") ?? 0
    guard names.step != step else { return names }
    let tagStep = try database.number("SELECT number FROM state WHERE name = 'tags'")
    if tagStep == nil || tagStep != names.tagStep || names.step < 0 { names.tags = try tagTree() }
    let gone = try ids("SELECT 1 FROM gone WHERE step > ? LIMIT 1", [.number(names.step)])
    let changed = try ids("SELECT id FROM note WHERE step > ?", [.number(names.step)])
    if names.step < 0 || !gone.isEmpty || changed.count > Self.mostNamed {
      names.others = try otherNames()
      names.files = otherFiles()
    } else {
      try replaceNames(of: changed)
    }
    (names.step, names.tagStep) = (step, tagStep)
    return names
  }

  private func replaceNames(of changed: Set<Int64>) throws(DatabaseError) {
    let paths = Set(changed.compactMap { files.byID[$0].map { FileID($0.path) } })
    var new: [OtherName] = []
    for id in changed { new += try otherNames(of: id) }
    // Most changes of a note leave its names as they are.
    let former = names.others.names(ofNotes: { paths.contains(FileID($0)) })
    if former != new {
      if !former.isEmpty {
        names.others = OtherNames(names.others.lazy.filter { !paths.contains(FileID($0.path)) })
      }
      for name in new { names.others.append(name) }
    }
    if changed.contains(where: { files.byID[$0]?.kind.isNote == false }) {
      names.files = otherFiles()
    }
  }
}
