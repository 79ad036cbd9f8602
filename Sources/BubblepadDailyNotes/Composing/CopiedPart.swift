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
  private let definitions: [NoteLabels.Definition]
  /// The note that the definitions are of; empty without any.
  private let source: [UInt8]

  /// - Parameters:
  ///   - text: its Markdown.
  ///   - note: the note that it was copied from.
  ///   - path: that of the note.
  package init(_ text: String, of note: SourceText, at path: String) {
    (self.text, self.path) = (Array(text.utf8), path)
    guard text.contains("[^") else {
      (definitions, source) = ([], [])
      return
    }
    let labels = NoteLabels(note.bytes)
    definitions = Self.definitions(usedIn: NoteLabels(self.text), of: labels)
    source = definitions.isEmpty ? [] : labels.source
  }

  /// The definitions that a copy names and does not hold, and those that these name, in the order of the note.
  private static func definitions(
    usedIn copy: NoteLabels, of note: NoteLabels
  ) -> [NoteLabels.Definition] {
    var names = Set(copy.uses(with: note.meanings).map(\.name).filter { !copy.defines($0) })
    let uses = names.isEmpty ? [] : note.uses
    var used: [NoteLabels.Definition] = []
    var count = -1
    while count < names.count {
      count = names.count
      used = note.definitions.filter { names.contains($0.name) }
      for use in uses where used.contains(where: { $0.range.contains(use.range.lowerBound) }) {
        if !copy.defines(use.name) { names.insert(use.name) }
      }
    }
    var known: Set<NoteLabels.Name> = []
    // What lies in a quotation or an item has their markers in its lines.
    return used.filter { definition in
      !(definition.isNested && note.source[definition.range].contains(0x0A))
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
