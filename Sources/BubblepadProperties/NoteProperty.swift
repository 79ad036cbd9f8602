import BubblepadIndex
import BubblepadNotebook
import CursesInputFormats
import CursesYAML

/// A property of a note, as it is shown and changed in a field.
package struct NoteProperty: Equatable, Sendable {
  package let name: String
  package let kind: PropertyKind
  /// What stands in its field: items of a list with commas between them.
  package let text: String
  /// Whether its kind is written down for the notebook.
  let isTyped: Bool
  /// Whether one value stands there, without the signs of a list.
  let isSingle: Bool
  /// Whether it can be changed in a field. Values within values, and texts of several lines, are changed where
  /// they stand.
  package let isField: Bool

  init(name: String, value: YAMLNode, types: PropertyTypes) {
    let typed = types[name]
    self.name = name
    isSingle = value.sequence == nil
    var kind = typed ?? PropertyKind(name: name, value: value)
    var isField = true
    switch value.content {
    case .scalar(let word, let style):
      let isOneLine = !word.contains { $0.isNewline }
      isField = style != .literal && style != .folded && isOneLine
      text =
        style == .plain && PropertyWord.isNothing(word)
        ? "" : kind.isList ? PropertyItems.text(of: Self.items(of: word, kind)) : word
    case .sequence(let nodes):
      let words = nodes.compactMap(\.string)
      isField = words.count == nodes.count && !words.contains { $0.contains(where: \.isNewline) }
      text = PropertyItems.text(of: words)
      if !kind.isList { kind = .multitext }
    case .mapping:
      isField = false
      text = "several values"
    }
    // A value that is none of its kind is a text.
    if kind == .checkbox, !text.isEmpty, !PropertyWord.isFlag(text) { kind = .text }
    self.kind = kind
    self.isField = isField
    isTyped = typed != nil
  }

  /// A new one, of the kind that is written for its name, or that its text seems to be.
  package init(newName name: String, text: String, types: PropertyTypes) {
    self.name = name
    self.text = text
    (isField, isSingle) = (true, false)
    isTyped = types[name] != nil
    kind = types[name] ?? PropertyKind(knownName: name) ?? PropertyKind(of: text)
  }

  /// The items that one text stands for: several tags have commas or spaces between them.
  private static func items(of text: String, _ kind: PropertyKind) -> [String] {
    kind == .tags ? TagWords.all(in: text).map(String.init) : [text]
  }

  /// The same property as a list, whatever its value seems to be.
  var asList: NoteProperty { kind.isList ? self : NoteProperty(self, kind: .multitext) }

  private init(_ other: NoteProperty, kind: PropertyKind) {
    (name, text, isTyped, isSingle) = (other.name, other.text, other.isTyped, other.isSingle)
    (isField, self.kind) = (other.isField, kind)
  }

  /// What two items of a list have in common that are one: tags are the same with and without `#` and in capitals.
  func key(ofItem item: String) -> String {
    guard kind == .tags else { return item }
    return (item.hasPrefix("#") ? String(item.dropFirst()) : item).lowercased()
  }

  /// What is written for a text.
  ///
  /// - Throws: a sentence on why the text is no value of the kind.
  func value(of typed: String) throws(Refusal) -> YAMLValue {
    let text = typed.trimmedOfBlanks
    guard !text.isEmpty else { return .nothing }
    switch kind {
    case .text: return isTyped && PropertyWord.isNoText(text) ? .text(text) : .word(text)
    case .number:
      guard PropertyWord.isNumber(text) else {
        throw Refusal("“\(text)” is no number. Type one such as 12 or 3.5.")
      }
    case .checkbox:
      guard PropertyWord.isFlag(text) else {
        throw Refusal("“\(text)” is neither true nor false.")
      }
    case .date:
      guard CalendarDate(iso: text) != nil else {
        throw Refusal("“\(text)” is no day. Type one such as 2026-01-31 or “fri”.")
      }
    case .datetime:
      guard let moment = PropertyWord.moment(text) else {
        throw Refusal("“\(text)” is no day with a time. Type one such as 2026-01-31 10:30.")
      }
      return .word(moment)
    case .multitext, .aliases, .tags:
      var items = try PropertyItems.items(of: text)
      if kind == .tags { items = try items.map { item throws(Refusal) in try Self.tag(item) } }
      if let item = items.first, items.count == 1, isSingle { return .word(item) }
      return .list(items)
    }
    return .word(text)
  }

  private static func tag(_ item: String) throws(Refusal) -> String {
    let name = item.hasPrefix("#") ? String(item.dropFirst()) : item
    let isTag =
      !name.isEmpty && name.contains { !$0.isNumber }
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_-/".contains($0) || !$0.isASCII }
    guard isTag else {
      throw Refusal(
        "“\(item)” is no tag: tags have letters, digits, _, - and /, and not digits alone.")
    }
    return name
  }
}

/// Items of a list in one line, with commas between them. One with a comma in it stands in quotation marks.
enum PropertyItems {
  static func text(of items: [String]) -> String {
    items.map { item in
      let needsQuotes =
        item.isEmpty || item.contains(",") || item.hasPrefix("\"") || item != item.trimmedOfBlanks
      return needsQuotes ? "\"" + item.replacing("\"", with: "\"\"") + "\"" : item
    }.joined(separator: ", ")
  }

  static func items(of text: String) throws(Refusal) -> [String] {
    var items: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == " " }
      if rest.first == "\"" {
        rest = rest.dropFirst()
        var item = ""
        while let mark = rest.firstIndex(of: "\"") {
          item += rest[..<mark]
          rest = rest[rest.index(after: mark)...]
          guard rest.first == "\"" else { break }
          item.append("\"")
          rest = rest.dropFirst()
        }
        items.append(item)
        rest = rest.drop { $0 == " " }
        guard rest.isEmpty || rest.first == "," else {
          throw Refusal("Put a comma between the items.")
        }
      } else {
        let item = rest.prefix { $0 != "," }
        rest = rest[item.endIndex...]
        let name = String(item).trimmedOfBlanks
        if !name.isEmpty { items.append(name) }
      }
      guard rest.first == "," else { return items }
      rest = rest.dropFirst()
    }
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmedOfBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
