import BubblepadNotebook
import CursesText
import CursesYAML

/// The properties of a note, and the edits that change them. Every byte that a change is not about stays:
/// comments, order, quotation marks.
package struct NoteProperties: Sendable {
  /// In the order of the note.
  package let all: [NoteProperty]
  package let types: PropertyTypes
  private let block: FrontMatterBlock?
  /// Where the properties begin, or would.
  private let start: Int
  private let hasCarriageReturns: Bool

  /// A property with another value, or without it.
  package struct Change: Sendable {
    let property: NoteProperty
    /// Nil takes the property away.
    let text: String?

    package init(_ property: NoteProperty, text: String?) {
      (self.property, self.text) = (property, text)
    }
  }

  /// - Parameter source: the note, or its first 64 KB at least.
  /// - Throws: the second half of a sentence that begins with what cannot be changed.
  package init(_ source: [UInt8], types: PropertyTypes = PropertyTypes()) throws(Refusal) {
    self.types = types
    block = FrontMatterBlock(source)
    start = FrontMatterBlock.start(of: source)
    let firstLine = source.firstIndex(of: 0x0A)
    hasCarriageReturns = firstLine.map { $0 > 0 && source[$0 - 1] == 0x0D } ?? false
    guard let block else {
      all = []
      return
    }
    all = try FrontMatterBlock.pairs(of: Array(block.properties)).map { pair in
      NoteProperty(name: pair.name, value: pair.value, types: types)
    }
  }

  /// The property of a name. Obsidian reads a few names in capitals and small letters alike.
  package func property(named name: String) -> NoteProperty? {
    all.first { FrontMatterBlock.folded($0.name) == FrontMatterBlock.folded(name) }
  }

  /// Why a new property cannot have a name; nil for one that it can have.
  package func problem(ofName name: String) -> String? {
    if name.isEmpty { return "Type the name of the property." }
    if name.contains(where: \.isNewline) { return "A name cannot contain a line end." }
    return property(named: name).map { "There is a property “\($0.name)” already." }
  }

  /// The edits that make some changes, none where nothing changes.
  ///
  /// - Throws: a sentence on why one cannot be made.
  package func edits(for changes: [Change]) throws(Refusal) -> [Edit] {
    let old = block.map { Array($0.properties) } ?? []
    let changed = try changed(old, changes)
    let new = old.contains(0x0A) ? changed : withLineEnds(changed)
    guard new != old else { return [] }
    guard let block else {
      let fence = Array("---\n".utf8)
      return [
        Edit(start..<start, SourceText(bytes: withLineEnds(fence) + new + withLineEnds(fence)))
      ]
    }
    // What holds nothing any more goes, with its fences.
    if new.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      return [Edit(start..<block.end, SourceText())]
    }
    let lead = zip(old, new).prefix { $0 == $1 }.count
    let mostSame = min(old.count, new.count) - lead
    let same = min(mostSame, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let base = block.properties.startIndex
    return [
      Edit(
        base + lead..<base + old.count - same,
        SourceText(bytes: Array(new[lead..<new.count - same])))
    ]
  }

  /// The edits that give the lists of the note what the lists of another have besides. Items that are there stay, in
  /// their order, and so does every value that is no list.
  ///
  /// - Throws: the second half of a sentence that begins with what cannot be changed.
  package func edits(joining other: NoteProperties) throws(Refusal) -> [Edit] {
    var changes: [Change] = []
    for theirs in other.all where theirs.isField && theirs.kind.isList {
      guard let mine = property(named: theirs.name) else { continue }
      guard mine.isField, mine.kind.isList || mine.text.isEmpty else { continue }
      var items = try PropertyItems.items(of: mine.text)
      var known = Set(items.map { mine.key(ofItem: $0) })
      let count = items.count
      for item in try PropertyItems.items(of: theirs.text)
      where known.insert(mine.key(ofItem: item)).inserted {
        items.append(item)
      }
      if items.count > count {
        changes.append(Change(mine.asList, text: PropertyItems.text(of: items)))
      }
    }
    do throws(Refusal) {
      return try edits(for: changes)
    } catch {
      let names = changes.map { "“\($0.property.name)”" }
      throw Refusal("nothing can be added to \(Numbers.list(names))")
    }
  }

  /// The names of the properties of another note whose values are dropped where it is joined: the note has others, and no
  /// lists.
  package func namesDropped(joining other: NoteProperties) -> [String] {
    other.all.filter { theirs in
      guard let mine = property(named: theirs.name), !theirs.text.isEmpty else { return false }
      guard mine.isField, theirs.isField else {
        return lines(of: mine) != other.lines(of: theirs)
      }
      let isJoined = theirs.kind.isList && (mine.kind.isList || mine.text.isEmpty)
      return !isJoined && mine.text != theirs.text
    }.map(\.name)
  }

  private func lines(of property: NoteProperty) -> [UInt8]? {
    let all = (try? block?.lines()) ?? []
    return all.first { $0.name == property.name }?.lines
  }

  private func changed(_ old: [UInt8], _ changes: [Change]) throws(Refusal) -> [UInt8] {
    let values = try changes.map { change throws(Refusal) in
      try change.text.map { text throws(Refusal) in try change.property.value(of: text) }
    }
    var name = ""
    do throws(YAMLEditError) {
      var source = try YAMLSource(old)
      for (change, value) in zip(changes, values) {
        name = change.property.name
        if let value {
          try source.set([name], to: value)
        } else {
          try source.remove([name])
        }
      }
      return source.bytes
    } catch {
      throw Refusal("“\(name)” cannot be changed here: change it in the text of the note.")
    }
  }

  /// The bytes with the line ends of the note.
  private func withLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    hasCarriageReturns ? FrontMatterBlock.withCarriageReturns(bytes) : bytes
  }
}
