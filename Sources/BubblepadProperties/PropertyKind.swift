import CursesInputFormats
import CursesYAML

/// What values a property has. The names are those of Obsidian's `types.json`.
package enum PropertyKind: String, Sendable, CaseIterable {
  case text, multitext, number, checkbox, date, datetime, tags, aliases

  /// Whether it holds any number of values.
  package var isList: Bool { self == .multitext || self == .tags || self == .aliases }

  /// What a value seems to be where no type is written for its name.
  init(name: String, value: YAMLNode) {
    if let known = PropertyKind(knownName: name) {
      self = known
      return
    }
    switch value.content {
    case .sequence: self = .multitext
    case .mapping: self = .text
    case .scalar(let text, let style): self = style == .plain ? PropertyKind(of: text) : .text
    }
  }

  /// The kind of the properties that mean something to Obsidian.
  init?(knownName name: String) {
    switch name.lowercased() {
    case "tags": self = .tags
    case "aliases": self = .aliases
    case "cssclasses": self = .multitext
    default: return nil
    }
  }

  /// What a word without quotation marks seems to be.
  init(of word: String) {
    if PropertyWord.isFlag(word) {
      self = .checkbox
    } else if PropertyWord.isNumber(word) {
      self = .number
    } else if CalendarDate(iso: word) != nil {
      self = .date
    } else if PropertyWord.moment(word) == word {
      self = .datetime
    } else {
      self = .text
    }
  }
}

/// What single words of YAML are to a reader of version 1.2.
enum PropertyWord {
  static func isFlag(_ word: String) -> Bool {
    ["true", "True", "TRUE", "false", "False", "FALSE"].contains(word)
  }

  static func isNothing(_ word: String) -> Bool {
    ["", "~", "null", "Null", "NULL"].contains(word)
  }

  static func isNumber(_ word: String) -> Bool {
    var rest = word[...]
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    func dropDigits() -> Int {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }.count
      rest = rest.dropFirst(digits)
      return digits
    }
    guard dropDigits() > 0 else { return false }
    if rest.first == "." {
      rest = rest.dropFirst()
      guard dropDigits() > 0 else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest = rest.dropFirst()
      if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
      guard dropDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Whether a reader takes a word for something else than a text.
  static func isNoText(_ word: String) -> Bool {
    isFlag(word) || isNothing(word) || isNumber(word)
  }

  /// `2026-01-02T10:30:00` of a day and a time, with T or a space between, with or without seconds; nil for
  /// what is none.
  static func moment(_ word: String) -> String? {
    let parts = word.split(maxSplits: 1) { $0 == "T" || $0 == " " }
    guard parts.count == 2, CalendarDate(iso: String(parts[0])) != nil else { return nil }
    let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count) else { return nil }
    let most = [24, 60, 60]
    for (index, number) in numbers.enumerated() {
      guard (1...2).contains(number.count), number.allSatisfy({ $0.isASCII && $0.isNumber }),
        let value = Int(number), value < most[index], index == 0 || number.count == 2
      else { return nil }
    }
    let time = numbers.map { $0.count == 1 ? "0" + $0 : String($0) } + ["00"]
    return "\(parts[0])T" + time.prefix(3).joined(separator: ":")
  }
}
