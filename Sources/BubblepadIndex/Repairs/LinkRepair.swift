import BubblepadNotebook
import CursesMarkdown
import CursesText

/// Puts the name of what there is into a link that leads nowhere.
package struct LinkRepair: Sendable {
  package let link: BrokenLink
  package let resolver: LinkResolver

  /// A repair of a broken link.
  package init(link: BrokenLink, resolver: LinkResolver) {
    (self.link, self.resolver) = (link, resolver)
  }

  /// What the link may mean, in words; nil where nothing is near.
  package var suggestedName: String? {
    switch link.suggestion {
    case .file(let path), .alias(let path): resolver.shortestLink(to: path, from: link.path)
    case .heading(let text): "\(link.target)#\(text)"
    case nil: nil
    }
  }

  /// The edit of a source; nil where the link is not there any more, or stands in the front matter.
  package func edit(in source: [UInt8]) -> Edit? {
    let found = NoteSource.links(in: source).first { found in
      found.range == link.range && found.target == link.target && found.subpath == link.subpath
    }
    guard let found, !found.nameRange.isEmpty, let suggestion = link.suggestion else { return nil }
    let written = source[found.nameRange]
    let hash = written.firstIndex(of: UInt8(ascii: "#"))
    let page = found.nameRange.lowerBound..<(hash ?? written.endIndex)
    switch suggestion {
    case .file(let path): return page.edit(name(of: path, in: found, source))
    case .alias(let path):
      let name = name(of: path, in: found, source)
      // What was written is what is shown, as when an alias is completed.
      let isBare =
        found.form == .wiki && !found.isEmbed
        && found.nameRange.upperBound + 2
          == found.range.upperBound
        && hash == nil
      return page.edit(isBare ? name + [UInt8(ascii: "|")] + source[page] : name)
    case .heading(let text):
      guard let hash else { return nil }
      return ((hash + 1)..<written.endIndex).edit(encoded(LinkWriter.part(text), in: found, source))
    }
  }

  private func name(of path: String, in found: WrittenLink, _ source: [UInt8]) -> [UInt8] {
    guard found.form == .markdown else {
      return Array(resolver.shortestLink(to: path, from: link.path).utf8)
    }
    return encoded(LinkResolver.relative(path, from: link.path), in: found, source)
  }

  private func encoded(_ name: String, in found: WrittenLink, _ source: [UInt8]) -> [UInt8] {
    guard found.form == .markdown else { return Array(name.utf8) }
    let start = found.nameRange.lowerBound
    return NoteLink.encoded(
      name, isInAngles: start > 0 && source[start - 1] == UInt8(ascii: "<"))
  }
}

extension FileChange {
  /// A link with the suggestion in it; nil where the link is not there any more.
  ///
  /// - Parameter open: the note as it is in the editor, where it is open.
  package init?(
    _ repair: LinkRepair, in path: String, open: FileText?
  ) throws(FileError) {
    var file = open
    if file == nil {
      let loaded = try SafeFile.load(path)
      guard !loaded.isBinary else { return nil }
      file = FileText(loaded)
    }
    guard let file, let edit = repair.edit(in: file.text.bytes) else { return nil }
    self.init(file, [edit])
  }
}

extension Range<Int> {
  fileprivate func edit(_ bytes: [UInt8]) -> Edit { Edit(self, bytes: bytes) }
}
