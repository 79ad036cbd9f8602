import BubblepadIndex
import BubblepadNotebook
import CursesJSON
import CursesText

/// Gives a property another name. Nothing but the name is changed: values, comments and the order stay.
package struct PropertyRename: Sendable, Equatable {
  package let old: String
  package let new: String

  /// - Parameter new: as it was typed.
  package init(_ old: String, to new: String) {
    (self.old, self.new) = (old, NoteTitle.trimmed(new))
  }

  /// What is wrong with the new name, in a sentence; nil for a name.
  package var problem: String? {
    if new.isEmpty { return "Type the new name of the property." }
    if new.contains(where: \.isNewline) { return "A name is one line." }
    return new == old ? "The property has this name already." : nil
  }

  /// What the property does not do any more by its new name, in a sentence; nil for one of no meaning of its own.
  package var loss: String? {
    guard old.lowercased() != new.lowercased() else { return nil }
    let what: String
    switch old.lowercased() {
    case "aliases": what = "has no other names any more, and [[…]] with one of them finds no note"
    case "tags": what = "has none of these tags any more"
    case "cssclasses": what = "has none of these looks in Obsidian any more"
    default: return nil
    }
    return "“\(old)” means something to Obsidian by this name alone: a note with “\(new)” \(what)."
  }

  /// What becomes of one note.
  package enum Change: Equatable {
    /// It has no such property.
    case none
    case edit(Edit)
    /// It has a property of the new name too, or its front matter is not changed here.
    case left
  }

  /// The edit of a source. Names are compared as Obsidian does, without case.
  package func change(in source: [UInt8]) -> Change {
    guard let block = FrontMatterBlock(source) else { return .none }
    guard let pairs = try? FrontMatterBlock.pairs(of: Array(block.properties)) else {
      return TextBytes.contains(Array(block.properties), Array(old.lowercased().utf8))
        ? .left : .none
    }
    let own = pairs.filter { $0.name.lowercased() == old.lowercased() && $0.name != new }
    guard !own.isEmpty else { return .none }
    let hasNew = pairs.contains {
      $0.name.lowercased() == new.lowercased() && $0.name.lowercased() != old.lowercased()
    }
    guard own.count == 1, !hasNew, let place = own.first?.place,
      let range = Self.key(own[0].name, line: place.line, column: place.column, in: block)
    else { return .left }
    let edit = Edit(range, bytes: Array(spelled.utf8))
    return holds(edit, in: source, pairs.map { $0.name == own[0].name ? new : $0.name })
      ? .edit(edit) : .left
  }

  /// Where a name stands in the source: as it is, or between quotation marks.
  private static func key(
    _ name: String, line: Int, column: Int, in block: FrontMatterBlock
  ) -> Range<Int>? {
    var start = block.properties.startIndex
    for _ in 1..<line {
      guard let end = block.properties[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let rest = block.properties[start...]
    guard column == 1 || rest.prefix(column - 1).allSatisfy({ $0 < 0x80 }) else { return nil }
    start += column - 1
    let spellings = [name, "\"\(name)\"", "'\(name)'"].map { Array($0.utf8) }
    return spellings.first { block.properties[start...].starts(with: $0) }
      .map { start..<start + $0.count }
  }

  /// The new name as YAML has it.
  private var spelled: String {
    let isPlain =
      new.first.map { $0.isLetter || $0 == "_" } == true
      && new.allSatisfy { $0.isLetter || $0.isNumber || "_- /.".contains($0) }
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(new.lowercased())
    guard !isPlain else { return new }
    return "\"" + new.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Whether the names are those that are wanted then, and the values are what they were.
  private func holds(_ edit: Edit, in source: [UInt8], _ names: [String]) -> Bool {
    let after = Transaction([edit], event: .external).applying(to: SourceText(bytes: source)).bytes
    guard let block = FrontMatterBlock(after) else { return false }
    return (try? FrontMatterBlock.names(of: Array(block.properties))) == names
  }

  /// The edit of `.obsidian/types.json` that keeps the kind of the property; nil where it has none, or the new name has
  /// one.
  func edit(ofTypes source: [UInt8]) -> Edit? {
    let types = (JSONText.all(in: source) ?? []).filter {
      $0.keys.count == 2 && $0.keys[0] == "types"
    }
    guard !types.contains(where: { $0.keys[1] == new }),
      let type = types.first(where: { $0.keys[1] == old })
    else { return nil }
    let key = Array(JSONValue.spelled(old).utf8)
    let before = source[..<type.range.lowerBound]
    guard let end = before.lastIndex(of: UInt8(ascii: "\"")).map({ $0 + 1 }), end >= key.count,
      source[(end - key.count)..<end].elementsEqual(key)
    else { return nil }
    return Edit((end - key.count)..<end, bytes: Array(JSONValue.spelled(new).utf8))
  }
}
