import BubblepadNotebook
import CursesText

/// A part of a note that comes into another note, with its links: they lead where they led.
package struct LeavingPart {
  /// What leaves.
  private let range: Range<Int>
  private let source: [UInt8]
  /// The part alone.
  private let facts: NoteFacts
  private let links: [WrittenLink]

  package init(_ range: Range<Int>, of source: [UInt8]) {
    (self.range, self.source) = (range, source)
    facts = NoteReader.facts(of: Array(source[range]))
    links = NoteSource.links(in: source)
  }

  /// The edits of the whole note, within the part, that its links need.
  ///
  /// - Parameters:
  ///   - path: that of the note that it leaves.
  ///   - newPath: that of the note that it comes into, which may not be there yet.
  package func edits(
    from path: String, to newPath: String, in files: NotebookFiles
  ) -> [Edit] {
    let (old, new) = (files.inside(path), files.inside(newPath))
    let known = files.knowingAll.allPaths
    let before = LinkResolver(known, notebook: files.folder)
    let isKnown = known.contains { $0.isSamePath(as: new) }
    let following = LinkFollowing(after: isKnown ? before : before.adding(new))
    return links.compactMap { written -> Edit? in
      guard range.lowerBound <= written.range.lowerBound,
        written.range.upperBound <= range.upperBound, !written.nameRange.isEmpty
      else { return nil }
      if written.target.isEmpty {
        return edit(ofLinkWithin: written, naming: old, from: new, following.after)
      }
      guard let link = NoteLink(written, in: source),
        let wanted = before.path(of: written, from: old),
        case .edit(let edit) = following.change(
          of: link, ledTo: wanted, from: (old, new), in: source)
      else { return nil }
      return source[edit.range].elementsEqual(edit.text.bytes) ? nil : edit
    }
  }

  /// Has a link to a place of its own note name the note, unless that place leaves with it.
  private func edit(
    ofLinkWithin written: WrittenLink, naming old: String, from new: String,
    _ after: LinkResolver
  ) -> Edit? {
    guard let subpath = written.subpath, LinkSubpath.line(of: subpath, in: facts) == nil else {
      return nil
    }
    let start = written.nameRange.lowerBound
    let page =
      written.form == .wiki
      ? Array(after.shortestLink(to: old, from: new).utf8)
      : NoteLink.encoded(
        LinkResolver.relative(old, from: new), isInAngles: written.quotes == .angles)
    return Edit(start..<start, bytes: page)
  }
}

extension NotebookFiles {
  /// All files, from the notebook's folder on.
  var allPaths: [String] { entries.compactMap { $0.path.below(folder) } + (otherFiles ?? []) }

  /// The same with those that are no notes, which are looked for where they are not known: not for the main thread.
  package var knowingAll: NotebookFiles {
    guard otherFiles == nil, let walked = NotebookWalk(folder: folder).files() else { return self }
    let notes = Set(entries.map { FileID(inside($0.path)) })
    let others = walked.map(\.path).filter { !notes.contains(FileID($0)) }
    return NotebookFiles(folder, entries: entries, otherFiles: others, bounds: bounds)
  }
}
