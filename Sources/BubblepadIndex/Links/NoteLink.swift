import BubblepadNotebook
import CursesMarkdown
import CursesText

/// A link to a note as it stands in a source, and how another name is written in it.
package struct NoteLink {
  package let written: WrittenLink
  /// The path or name of the note in the source, without a heading and without space around it.
  package let pageRange: Range<Int>
  /// The last part of that, which a rename replaces.
  package let nameRange: Range<Int>

  /// What names the note: a title, or a path with its ending or without. Escapes are resolved.
  package var name: String { written.target }

  /// The edit that has a link name another heading after its `#`; nil where it cannot be written there, or nothing
  /// follows a `#`.
  package static func edit(_ written: WrittenLink, subpath: String, in source: [UInt8]) -> Edit? {
    let name = written.nameRange
    guard !name.isEmpty, let hash = source[name].firstIndex(of: UInt8(ascii: "#")) else {
      return nil
    }
    let bytes =
      written.form == .wiki
      ? quoted(subpath, written.quotes) : encoded(subpath, isInAngles: written.quotes == .angles)
    return Edit(hash + 1..<name.upperBound, bytes: bytes)
  }

  /// The links of a source that name a file, in its order; not those in code, and not those of front matter
  /// that are written with escapes.
  package static func all(in source: [UInt8]) -> [NoteLink] {
    NoteSource.links(in: source).compactMap { NoteLink($0, in: source) }
  }

  init?(_ written: WrittenLink, in source: [UInt8]) {
    let name = written.nameRange
    guard !written.target.isEmpty, !name.isEmpty else { return nil }
    let end = source[name].firstIndex(of: UInt8(ascii: "#")) ?? name.upperBound
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = source[name.lowerBound..<end].firstIndex(where: { !isSpace($0) }),
      let last = source[first..<end].lastIndex(where: { !isSpace($0) })
    else { return nil }
    self.written = written
    pageRange = first..<last + 1
    let slash = source[pageRange].lastIndex(of: UInt8(ascii: "/"))
    nameRange = (slash.map { $0 + 1 } ?? first)..<last + 1
  }
}

// MARK: - Writing

extension NoteLink {
  /// The bytes that take the place of the name when the note is called otherwise; nil where that name cannot
  /// be written in such a link.
  ///
  /// - Parameters:
  ///   - title: the new title.
  ///   - ending: what the file name has after it; it is written where the link had it.
  package func renamed(to title: String, ending: String) -> [UInt8]? {
    let hasEnding = !ending.isEmpty && name.lowercased().hasSuffix(ending.lowercased())
    return bytes(of: hasEnding ? title + ending : title)
  }

  /// A name or path as it is written in the link; nil for one that cannot be.
  package func bytes(of page: String) -> [UInt8]? {
    guard written.form == .wiki else {
      return Self.encoded(page, isInAngles: written.quotes == .angles)
    }
    guard !page.contains(where: { "[]|#".contains($0) }) else { return nil }
    return Self.quoted(page, written.quotes)
  }

  private static func quoted(_ page: String, _ quotes: WrittenLink.Quotes) -> [UInt8] {
    switch quotes {
    case .none, .angles: Array(page.utf8)
    case .single: Array(page.replacing("'", with: "''").utf8)
    case .double:
      Array(page.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").utf8)
    }
  }

  /// The same, where the address has a path already: the parts at its end that stay keep their spelling.
  package func bytes(of page: String, in source: [UInt8]) -> [UInt8]? {
    guard written.form == .markdown else { return bytes(of: page) }
    let slash = UInt8(ascii: "/")
    var former = source[pageRange].split(separator: slash, omittingEmptySubsequences: false)
    var parts = page.utf8.split(separator: slash, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var kept: [[UInt8]] = []
    while let old = former.last, let new = parts.last,
      new.isSamePath(as: Unescape.string(old).percentDecoded)
    {
      kept.insert(Array(old), at: 0)
      former.removeLast()
      parts.removeLast()
    }
    let isInAngles = written.quotes == .angles
    let written = parts.map { Self.encoded($0, isInAngles: isInAngles) } + kept
    return Array(written.joined(separator: [slash]))
  }

  /// A file name as an address has it: what would end the address, or mean something in it, as `%20`. `&`
  /// means something only where it begins a character reference.
  package static func encoded(_ name: String, isInAngles: Bool) -> [UInt8] {
    let always = Set("#%<>\\|`[]\"".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = Array(name.utf8)
    return bytes.indices.flatMap { index -> [UInt8] in
      let byte = bytes[index]
      let isSpecial = always.contains(byte) || byte < 0x20 || byte == 0x7F
      let endsAddress = !isInAngles && " ()".utf8.contains(byte)
      let rest = bytes[index...]
      let mayRefer =
        byte == UInt8(ascii: "&") && Unescape.string(rest).utf8.count < rest.count
      guard isSpecial || endsAddress || mayRefer else { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
