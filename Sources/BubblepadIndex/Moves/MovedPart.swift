import BubblepadNotebook
import CursesText

/// A part of a note that comes into another note.
package struct PartMove: Sendable {
  /// What leaves the note.
  let range: Range<Int>
  /// The note that it comes into, which may not be there yet, from the notebook's folder on.
  let path: String
  /// The note that it leaves.
  private let old: String
  private let following: LinkFollowing

  /// - Parameters:
  ///   - old: the path of the note that it leaves.
  ///   - new: that of the note that it comes into.
  init(_ range: Range<Int>, from old: String, to new: String, in files: NotebookFiles) {
    self.range = range
    (self.old, path) = (files.inside(old), files.inside(new))
    let known = files.knowingAll.allPaths
    let resolver = LinkResolver(known, notebook: files.folder)
    let path = path
    let isKnown = known.contains { $0.isSamePath(as: path) }
    following = LinkFollowing(
      after: isKnown ? resolver : resolver.adding(path), moved: [FileID(self.old): path])
  }

  /// What has a link to the old note lead to the other.
  ///
  /// - Parameter note: the path of the note with the link.
  func page(of link: WrittenLink, in source: [UInt8], at note: String) -> LinkFollowing.Change {
    guard !link.nameRange.isEmpty else { return .impossible }
    guard !link.target.isEmpty else {
      // In the other note it is a link to a place of its own still.
      return .edit(following.naming(path, in: link, at: note))
    }
    guard let page = NoteLink(link, in: source) else { return .impossible }
    return following.change(of: page, ledTo: old, from: (note, nil), in: source)
  }
}

/// The headings and blocks of a part of a note that comes into another one, for the links that lead to them.
package struct MovedPart: RenamedPart {
  package let move: PartMove?
  private let before: NoteFacts
  private let after: NoteFacts
  /// The lines that leave whole, from 1.
  private let lines: Range<Int>
  /// How many more lines are before the part in the other note.
  private let shift: Int

  /// - Parameters:
  ///   - range: what leaves the note.
  ///   - path: that of the note.
  ///   - newPath: that of the other note, which may not be there yet.
  ///   - text: what the other note holds then.
  ///   - start: where in that the part begins.
  package init(
    _ range: Range<Int>, of source: [UInt8], from path: String, to newPath: String,
    holding text: [UInt8], at start: Int, in files: NotebookFiles
  ) {
    move = PartMove(range, from: path, to: newPath, in: files)
    (before, after) = (NoteReader.facts(of: source), NoteReader.facts(of: text))
    let starts = LineStarts(source)
    let (first, last) = (
      starts.line(of: range.lowerBound),
      starts.line(of: max(range.lowerBound, range.upperBound - 1))
    )
    func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 <= 0x20 } }
    let head = starts.range(of: first, in: source)
    let tail = starts.range(of: last, in: source)
    let beginsWhole = isBlank(source[head.lowerBound..<range.lowerBound])
    let endsWhole = isBlank(source[range.upperBound..<max(range.upperBound, tail.upperBound)])
    let lower = first + (beginsWhole ? 1 : 2)
    lines = lower..<max(lower, last + (endsWhole ? 2 : 1))
    shift = LineStarts(text).line(of: start) - first
  }

  private func line(of link: WrittenLink) -> Int? {
    guard let subpath = link.subpath, !subpath.isEmpty else { return nil }
    return LinkSubpath.line(of: subpath, in: before)
  }

  package func isMeant(by link: WrittenLink) -> Bool {
    line(of: link).map(lines.contains) == true
  }

  package func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    guard let line = line(of: link), let subpath = link.subpath else { return nil }
    return LinkSubpath.moved(
      subpath, to: line + shift, in: after, mayBeAnchor: link.form == .markdown
    ).flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }
}
