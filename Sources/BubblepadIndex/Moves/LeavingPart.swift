import BubblepadNotebook
import CursesText

/// A part of a note that comes into another note, with its links: they lead where they led.
package struct LeavingPart {
  /// What leaves.
  private let ranges: [Range<Int>]
  private let source: [UInt8]
  /// What leaves, alone.
  private let facts: NoteFacts
  private let links: [WrittenLink]

  /// - Parameter ranges: the part, and what else leaves with it.
  package init(_ ranges: [Range<Int>], of source: [UInt8]) {
    (self.ranges, self.source) = (ranges, source)
    facts = NoteReader.facts(of: Array(ranges.map { source[$0] }.joined(separator: [0x0A, 0x0A])))
    links = NoteSource.links(in: source)
  }

  /// The edits of the whole note, within what leaves, that its links need.
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
      guard !written.nameRange.isEmpty, ranges.contains(where: { $0.holds(written.range) })
      else { return nil }
      if written.target.isEmpty {
        return leaves(written) ? nil : following.naming(old, in: written, at: new)
      }
      guard let link = NoteLink(written, in: source),
        let led = before.path(of: written, from: old)
      else { return nil }
      // A link that names its own note to a place that leaves with it.
      let wanted = led.isSamePath(as: old) && leaves(written) ? new : led
      guard
        case .edit(let edit) = following.change(
          of: link, ledTo: wanted, from: (old, new), in: source)
      else { return nil }
      return source[edit.range].elementsEqual(edit.text.bytes) ? nil : edit
    }
  }

  /// Whether the place that a link names leaves too; a link without a place is not about the part.
  private func leaves(_ written: WrittenLink) -> Bool {
    guard let subpath = written.subpath else { return written.target.isEmpty }
    return LinkSubpath.line(of: subpath, in: facts) != nil
  }
}

extension Range<Int> {
  fileprivate func holds(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
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
