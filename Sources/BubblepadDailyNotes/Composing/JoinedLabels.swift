import CursesMarkdown
import CursesText

/// A text that comes into another note: labels of footnotes and links that mean something else there are new in it.
///
/// Its own references follow, and every other byte stays. A label that both define in the same way stays too.
struct JoinedLabels {
  /// How many labels are new.
  let count: Int
  /// The text as it comes.
  let text: SourceText

  /// - Parameter held: what the other note holds.
  init(_ text: SourceText, into held: [UInt8]) {
    let own = NoteLabels(text.bytes)
    guard !own.definitions.isEmpty else {
      (count, self.text) = (0, text)
      return
    }
    let other = NoteLabels(held)
    let clashes = Self.clashes(of: own, with: other)
    var labels = FreeLabels([own, other])
    var new: [NoteLabels.Name: String] = [:]
    for definition in own.definitions
    where clashes.contains(definition.name) && new[definition.name] == nil {
      new[definition.name] = labels.next(
        for: definition.name, written: own.source[definition.label])
    }
    count = new.count
    let definitions = own.definitions.compactMap { definition in
      new[definition.name].map { Edit(definition.label, $0) }
    }
    let uses = new.isEmpty ? [] : own.uses
    let edits =
      definitions
      + uses.compactMap { use in
        new[use.name].map { Edit(use.place, use.isBare ? "[\($0)]" : $0) }
      }
    self.text = Transaction(edits, event: .external).applying(to: text)
  }

  /// The labels that would mix.
  private static func clashes(
    of own: NoteLabels, with other: NoteLabels
  ) -> Set<NoteLabels.Name> {
    let names = Set(own.definitions.map(\.name))
    var meanings = other.meanings
    meanings.add(own.meanings)
    // What is text in the other note would become a link.
    let found = Set(other.uses(with: meanings).map(\.name))
    var clashes = names.filter { name in
      other.defines(name) ? !own.means(name, as: other) : found.contains(name)
    }
    // The same footnote is another one where what it names is.
    let uses = own.uses
    let inside = own.definitions.filter { $0.name.kind == .footnote }.map { definition in
      (definition.name, uses.filter { definition.range.contains($0.range.lowerBound) }.map(\.name))
    }
    while let name = inside.first(where: { name, used in
      !clashes.contains(name) && other.defines(name) && used.contains(where: clashes.contains)
    })?.0 {
      clashes.insert(name)
    }
    return clashes
  }
}

extension NoteLabels {
  /// Whether a label that both notes define has one meaning.
  fileprivate func means(_ name: Name, as other: NoteLabels) -> Bool {
    switch name.kind {
    case .link: meanings[name.label] == other.meanings[name.label]
    case .footnote: words(ofFootnote: name) == other.words(ofFootnote: name)
    }
  }

  /// The lines of the first definition of a footnote, after its label.
  private func words(ofFootnote name: Name) -> [ArraySlice<UInt8>]? {
    guard let definition = definitions.first(where: { $0.name == name }) else { return nil }
    let colon = UInt8(ascii: ":")
    let text = source[definition.label.upperBound..<definition.range.upperBound]
      .drop { $0 != colon }.dropFirst().drop { $0 <= 0x20 }
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }
}

/// The labels that some notes have, and those that are still free.
private struct FreeLabels {
  private var taken: Set<NoteLabels.Name> = []
  /// The highest number among the labels of each kind.
  private var highest: [NoteLabels.Name.Kind: Int] = [:]

  init(_ notes: [NoteLabels]) {
    for note in notes {
      for definition in note.definitions {
        taken.insert(definition.name)
        guard let number = Self.number(note.source[definition.label]) else { continue }
        highest[definition.name.kind] = max(highest[definition.name.kind] ?? 0, number)
      }
      taken.formUnion(Self.bracketed(in: note.source))
    }
  }

  /// Another label in place of one: the next number after a number, other words with a number.
  mutating func next(
    for name: NoteLabels.Name, written label: ArraySlice<UInt8>
  ) -> String {
    let isNumber = Self.number(label) != nil
    let odd = Set("\\|`<[]\r\n".utf8)
    let words =
      label.contains(where: odd.contains) ? "label" : String(decoding: label, as: UTF8.self)
    var number = isNumber ? (highest[name.kind] ?? 0) + 1 : 2
    while true {
      let text = isNumber ? "\(number)" : "\(words)-\(number)"
      if taken.insert(NoteLabels.Name(kind: name.kind, label: LinkLabel(text.utf8))).inserted {
        if isNumber { highest[name.kind] = number }
        return text
      }
      number += 1
    }
  }

  private static func number(_ label: ArraySlice<UInt8>) -> Int? {
    label.count <= 9 ? Int(String(decoding: label, as: UTF8.self)) : nil
  }

  /// All that stands in brackets, in code too: a new label must make no link of it.
  private static func bracketed(in source: [UInt8]) -> Set<NoteLabels.Name> {
    var found: Set<NoteLabels.Name> = []
    var start: Int?
    for (index, byte) in source.enumerated() {
      if byte == UInt8(ascii: "[") {
        start = index + 1
      } else if byte == UInt8(ascii: "]"), let lower = start {
        start = nil
        let isFootnote = source[lower] == UInt8(ascii: "^")
        found.insert(
          NoteLabels.Name(
            kind: isFootnote ? .footnote : .link,
            label: LinkLabel(source[(isFootnote ? lower + 1 : lower)..<index])))
      }
    }
    return found
  }
}
