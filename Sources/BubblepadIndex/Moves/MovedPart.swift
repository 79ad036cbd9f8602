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
  /// The lines among them that stay, from 1.
  private let left: [Range<Int>]

  /// - Parameters:
  ///   - range: what leaves the note.
  ///   - left: whole lines in it that stay.
  ///   - paths: that of the note, and that of the other note, which may not be there yet.
  ///   - text: what the other note holds then, up to the part, and from there on.
  package init(
    _ range: Range<Int>, without left: [Range<Int>] = [], of source: [UInt8],
    from paths: (old: String, new: String), holding text: (held: [UInt8], part: [UInt8]),
    in files: NotebookFiles
  ) {
    move = PartMove(range, from: paths.old, to: paths.new, in: files)
    let whole = text.held + text.part
    (before, after) = (NoteReader.facts(of: source), NoteReader.facts(of: whole))
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
    shift = LineStarts(whole).line(of: text.held.count) - first
    self.left = left.filter { !$0.isEmpty }.map {
      starts.line(of: $0.lowerBound) + 1..<starts.line(of: $0.upperBound - 1) + 2
    }
  }

  private func line(of link: WrittenLink) -> Int? {
    guard let subpath = link.subpath, !subpath.isEmpty else { return nil }
    return LinkSubpath.line(of: subpath, in: before)
  }

  package func isMeant(by link: WrittenLink) -> Bool {
    line(of: link).map { line in
      lines.contains(line) && !left.contains { $0.contains(line) }
    } == true
  }

  package func edit(of link: WrittenLink, in source: [UInt8]) -> Edit? {
    guard let line = line(of: link), let subpath = link.subpath else { return nil }
    let gone = left.reduce(0) { $0 + $1.clamped(to: 0..<line).count }
    return LinkSubpath.moved(
      subpath, to: line + shift - gone, in: after, mayBeAnchor: link.form == .markdown
    ).flatMap { NoteLink.edit(link, subpath: $0, in: source) }
  }
}
