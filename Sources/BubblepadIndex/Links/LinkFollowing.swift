import BubblepadNotebook
import CursesText

/// Says how a link has to be written so that it leads where it led, when files or the note with the link get other
/// paths.
struct LinkFollowing {
  /// Where links lead then.
  let after: LinkResolver
  /// The new paths of all files that get another, by the old ones.
  var moved: [FileID: String] = [:]
  /// The path of a file that gets another title or folder by itself; empty where none does.
  var renamed = ""
  /// What that is called then.
  var title = ""
  /// Whether it was called so before.
  var keepsTitle = true

  /// What a link needs to lead where it led.
  enum Change {
    case none
    case edit(Edit)
    /// The name cannot be written in it.
    case impossible
  }

  /// - Parameter place: the note with the link, and its new path where it gets one.
  func change(
    of link: NoteLink, ledTo old: String, from place: (old: String, new: String?),
    in source: [UInt8]
  ) -> Change {
    let wanted = moved[FileID(old)] ?? old
    let newPlace = place.new ?? place.old
    func leads(_ page: String) -> Bool {
      var other = link.written
      other.target = page
      return wanted.isSamePath(as: after.path(of: other, from: newPlace))
    }
    guard !link.name.isEmpty else { return .none }
    // An address that counts from its folder does so elsewhere too, and is kept right for that.
    let isMovedAddress =
      keepsTitle && link.written.form == .markdown
      && LinkResolver.isAddress(link.name, of: old, from: place.old)
      && !LinkResolver.isAddress(link.name, of: wanted, from: newPlace)
    if keepsTitle, !isMovedAddress, leads(link.name) { return .none }
    if old.isSamePath(as: renamed), !isMovedAddress {
      let ending = NoteTitle.ending(ofFileName: wanted)
      let folders = link.name.lastIndex(of: "/").map { String(link.name[...$0]) } ?? ""
      let hasEnding = link.name.lowercased().hasSuffix(ending.lowercased())
      if leads(folders + title + (hasEnding ? ending : "")),
        let name = link.renamed(to: title, ending: ending)
      {
        return .edit(Edit(link.nameRange, SourceText(bytes: name)))
      }
    } else if !isMovedAddress, leads(link.name) {
      return .none
    }
    let whole =
      link.written.form == .wiki
      ? relativePage(of: link, to: wanted, from: newPlace).flatMap { leads($0) ? $0 : nil }
        ?? after.shortestLink(to: wanted, from: newPlace)
      : LinkResolver.relative(wanted, from: newPlace)
    guard leads(whole), let page = link.bytes(of: whole, in: source) else { return .impossible }
    return .edit(Edit(link.pageRange, SourceText(bytes: page)))
  }

  /// Has a link to a place of its own note name a note before its `#`.
  ///
  /// - Parameter place: the note with the link.
  func naming(_ path: String, in written: WrittenLink, at place: String) -> Edit {
    let start = written.nameRange.lowerBound
    let page =
      written.form == .wiki
      ? Array(after.shortestLink(to: path, from: place).utf8)
      : NoteLink.encoded(
        LinkResolver.relative(path, from: place), isInAngles: written.quotes == .angles)
    return Edit(start..<start, bytes: page)
  }

  /// A path in double brackets that counts from the folder of its note, as the one before did; nil where that did not.
  private func relativePage(
    of link: NoteLink, to wanted: String, from source: String
  ) -> String? {
    guard link.name.hasPrefix("./") || link.name.hasPrefix("../") else { return nil }
    let hasEnding = LinkResolver.withoutEnding(link.name) != link.name
    let path = LinkResolver.relative(
      hasEnding ? wanted : LinkResolver.withoutEnding(wanted), from: source)
    return path.hasPrefix("../") ? path : "./" + path
  }
}
