/// What `@Entry` makes of a variable: a key with the variable's first value, and accessors by that key.
struct EntryMacro {
  let name: String
  let type: String?
  let value: String?

  /// Reads `@Entry public var name: Type = value`; nil for what is no such declaration.
  init?(_ declaration: String) {
    let text = Self.withoutComments(declaration)
    guard let keyword = Self.keyword("var", in: text) else { return nil }
    var head = text[keyword...]
    var value: String?
    if let equals = Self.topLevel("=", in: head) {
      value = Self.trimmed(head[head.index(after: equals)...])
      head = head[..<equals]
    }
    if let colon = Self.topLevel(":", in: head) {
      type = Self.trimmed(head[head.index(after: colon)...])
      head = head[..<colon]
    } else {
      type = nil
    }
    name = Self.trimmed(head)
    self.value = value
    guard !name.isEmpty, type != nil || value != nil else { return nil }
  }

  private var key: String { "__Key_" + name.filter { $0 != "`" } }

  var accessors: String {
    """
    {
      get { self[\(key).self] }
      set { self[\(key).self] = newValue }
    }
    """
  }

  /// The key. A value without a type is kept once made, so that its type can be found out.
  var keyDeclaration: String {
    let stored =
      type.map { "static var defaultValue: \($0) {\n    \(value ?? "nil")\n  }" }
      ?? "static let defaultValue = \(value ?? "nil")"
    return "private struct \(key): EnvironmentKey {\n  \(stored)\n}"
  }

  // MARK: Reading

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The place behind a word that stands alone.
  private static func keyword(_ word: String, in text: String) -> String.Index? {
    var place = text.startIndex
    while place < text.endIndex {
      let rest = text[place...]
      if rest.hasPrefix(word), rest.dropFirst(word.count).first?.isWhitespace == true,
        place == text.startIndex || text[text.index(before: place)].isWhitespace
      {
        return text.index(place, offsetBy: word.count)
      }
      place = text.index(after: place)
    }
    return nil
  }

  /// The first place of a character outside of brackets.
  private static func topLevel(_ character: Character, in text: Substring) -> String.Index? {
    var depth = 0
    for place in text.indices {
      switch text[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case character where depth == 0: return place
      default: break
      }
    }
    return nil
  }

  /// The declaration from its attribute on, without the comments before it.
  private static func withoutComments(_ text: String) -> String {
    guard let start = text.range(of: "@Entry") else { return text }
    return String(text[start...])
  }
}

extension String {
  /// The place of a word; Foundation's search is not needed for it.
  fileprivate func range(of word: String) -> Index? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(word) { return place }
      place = index(after: place)
    }
    return nil
  }
}
