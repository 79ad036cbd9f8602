import BubblepadIndex
import BubblepadNotebook
import CursesText

/// A part of a note that was copied, with the footnotes that it names: in another note its links lead where they led,
/// and labels that mean something else there are new.
package struct CopiedPart: Sendable {
  /// A copy as it comes into a note.
  package struct Joined: Equatable, Sendable {
    package let text: String
    /// What comes to the end of the note, a line feed between lines.
    package let definitions: String
  }

  private let path: String
  private let text: [UInt8]
  /// The note that it was copied from, which is read once the copy comes into another one; empty where the copy can name
  /// no footnote.
  private let note: SourceText

  /// - Parameters:
  ///   - text: its Markdown.
  ///   - note: the note that it was copied from.
  ///   - path: that of the note.
  package init(_ text: String, of note: SourceText, at path: String) {
    (self.text, self.path) = (Array(text.utf8), path)
    self.note = text.contains("[^") ? note : SourceText()
  }

  /// The definitions that the copy needs, and the note that they stand in.
  private var needed: (definitions: [NoteLabels.Definition], source: [UInt8]) {
    guard !note.isEmpty else { return ([], []) }
    let labels = NoteLabels(note.bytes)
    return (Self.definitions(usedIn: NoteLabels(text), of: labels), labels.source)
  }

  /// The definitions that a copy names and does not hold, and those that these name, in the order of the note.
  private static func definitions(
    usedIn copy: NoteLabels, of note: NoteLabels
  ) -> [NoteLabels.Definition] {
    let direct = copy.uses(with: note.meanings).map(\.name).filter { !copy.defines($0) }
    guard !direct.isEmpty else { return [] }
    var named: [NoteLabels.Name: Set<NoteLabels.Name>] = [:]
    for use in note.uses where !copy.defines(use.name) {
      for definition in note.definitions where definition.range.contains(use.range.lowerBound) {
        named[definition.name, default: []].insert(use.name)
      }
    }
    let names = named.closed(Set(direct))
    var known: Set<NoteLabels.Name> = []
    // What lies in a quotation or an item has their markers in its lines.
    return note.definitions.filter { definition in
      names.contains(definition.name)
        && !(definition.isNested && note.source[definition.range].contains(0x0A))
        && known.insert(definition.name).inserted
    }
  }

  /// What it is in a note; nil where it stays as it is and brings nothing along.
  ///
  /// - Parameters:
  ///   - note: what the note holds.
  ///   - newPath: that of the note.
  package func joining(
    _ note: SourceText, at newPath: String, in files: NotebookFiles
  ) -> Joined? {
    guard !newPath.isSamePath(as: path) else { return nil }
    let gap: [UInt8] = [0x0A, 0x0A]
    let (definitions, source) = needed
    let carried = Self.lines(of: definitions, in: source)
    let whole = carried.isEmpty ? text : text + gap + carried
    let led = Self.leading(whole, from: path, to: newPath, in: files)
    let joined = JoinedLabels(SourceText(bytes: led), into: note.bytes).text.bytes
    guard !carried.isEmpty else {
      return joined == text ? nil : Joined(text: Self.string(joined[...]), definitions: "")
    }
    let (labels, own) = (NoteLabels(joined), NoteLabels(text).definitions.count)
    // Where the copy is open to its end, as code without its fence, nothing can follow it.
    guard labels.definitions.count == own + definitions.count,
      case let start = labels.definitions[own].range.lowerBound,
      joined[..<start].suffix(gap.count).elementsEqual(gap)
    else { return nil }
    let held = NoteLabels(note.bytes)
    let coming = labels.definitions[own...].filter { !held.defines($0.name) }
    let kept = joined[..<(start - gap.count)]
    guard !coming.isEmpty || !kept.elementsEqual(text) else { return nil }
    return Joined(
      text: Self.string(kept),
      definitions: Self.string(Self.lines(of: Array(coming), in: joined)[...]))
  }

  /// A text with links that lead from another note where they led.
  private static func leading(
    _ text: [UInt8], from path: String, to newPath: String, in files: NotebookFiles
  ) -> [UInt8] {
    guard !NoteSource.links(in: text).isEmpty else { return text }
    let edits = LeavingPart([0..<text.count], of: text).edits(from: path, to: newPath, in: files)
    return Transaction(edits, event: .external).applying(to: SourceText(bytes: text)).bytes
  }

  /// Definitions one below the other, those of links apart from those of footnotes.
  private static func lines(
    of definitions: [NoteLabels.Definition], in source: [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var last: NoteLabels.Definition?
    for definition in definitions {
      if let last { bytes += Array((last.name.kind == definition.name.kind ? "\n" : "\n\n").utf8) }
      bytes += source[definition.range].filter { $0 != 0x0D }
      last = definition
    }
    return bytes
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
