import CursesMarkdown

/// What a line of literal text is put into, where that says what it must not begin with.
package struct LiteralContext {
  /// In an item of a list: what its marker is made of. A line of nothing else would make a rule of both.
  var bullet: UInt8?
  /// In an item without a box, which the line could give it.
  var mayBeTask = false
  /// In a quotation, of which the line could make a callout.
  var mayBeCallout = false
  /// The styles of the text that the line is put before.
  package var style: LiteralStyle?
  /// What the line is the text of.
  var place = DraftProbe.Place.paragraph
  /// What may be parsed for all lines together, to find out which backslashes they need.
  let budget = EscapeBudget()

  /// What lines stand in that are cells of a table.
  static var cell: LiteralContext {
    var context = LiteralContext()
    context.place = .cell
    return context
  }

  private init() {}

  /// What a line stands in when it is put into an empty paragraph.
  package init(_ paragraph: RichParagraph) {
    mayBeCallout = paragraph.containers.contains { $0.kind == .quote }
    if mayBeCallout { place = .container("> ") }
    guard let item = paragraph.ownItem else { return }
    mayBeTask = item.task == nil
    if item.number == nil { bullet = item.delimiter }
    let delimiter = String(decoding: [item.delimiter], as: UTF8.self)
    let marker = item.number == nil ? delimiter + " " : "1" + delimiter + " "
    place = .container(item.task == nil ? marker : marker + "[ ] ")
  }

  /// Whether a line would be more than itself because of where it stands.
  func changes(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == bullet { return line.allSatisfy { $0 == first || $0.isBlank } }
    guard first == Byte.openBracket else { return false }
    let second = line.dropFirst().first
    if mayBeCallout, second == Byte.bang { return true }
    // A character of several bytes may stand in the box, too.
    return mayBeTask && line.dropFirst(2).drop { $0 & 0xC0 == 0x80 }.first == Byte.closeBracket
  }
}
