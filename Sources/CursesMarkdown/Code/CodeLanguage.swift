/// What sets the words of a programming language apart: a table that one lexer reads.
///
/// It knows enough to colour a text that people read, not to compile it.
public struct CodeLanguage: Hashable, Sendable {
  /// How its lines are read.
  enum Form: Hashable, Sendable { case words, markup, diff, keyed }

  /// A kind of string.
  struct Quote: Hashable, Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var hasEscapes = true
    /// Whether it may go on in the next line.
    var isLong = false

    /// - Parameter end: what closes it, where that is not what opens it.
    init(_ mark: String, to end: String? = nil, isLong: Bool = false, hasEscapes: Bool = true) {
      open = Array(mark.utf8)
      close = Array((end ?? mark).utf8)
      self.isLong = isLong
      self.hasEscapes = hasEscapes
    }
  }

  var form = Form.words
  var keywords: Set<String> = []
  var types: Set<String> = []
  var lineComments: [[UInt8]] = []
  var blockComment: (open: [UInt8], close: [UInt8])?
  var nestsComments = false
  /// The longest marks first.
  var quotes: [Quote] = []
  /// The byte that starts a directive or an annotation.
  var directives: [UInt8] = []
  /// Whether keywords are the same in capitals.
  var ignoresCase = false
  /// Whether names that start with a capital are types.
  var hasCapitalTypes = false

  public static func == (left: CodeLanguage, right: CodeLanguage) -> Bool {
    left.keywords == right.keywords && left.form == right.form && left.quotes == right.quotes
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(keywords.count) }

  /// The language that a fence names, by the first word of its info string; nil for an unknown one.
  public init?(named name: String) { self.init(number: CodeLanguage.number(named: name)) }

  /// The language of a number; nil for 0 and what is none.
  public init?(number: UInt8) {
    guard let found = CodeLanguage.language(number) else { return nil }
    self = found
  }

  /// The number of the language that a fence names, from 1; 0 for an unknown one.
  static func number(named name: String) -> UInt8 { numbers[name.lowercased()] ?? 0 }

  init(
    _ keywords: String, types: String = "", comments: [String] = ["//"],
    block: (String, String)? = ("/*", "*/"), quotes: [Quote] = [Quote("\""), Quote("'")]
  ) {
    self.keywords = Set(keywords.split(separator: " ").map(String.init))
    self.types = Set(types.split(separator: " ").map(String.init))
    lineComments = comments.map { Array($0.utf8) }
    blockComment = block.map { (Array($0.0.utf8), Array($0.1.utf8)) }
    self.quotes = quotes
  }

  /// The same with something else about it.
  func with(_ change: (inout CodeLanguage) -> Void) -> CodeLanguage {
    var copy = self
    change(&copy)
    return copy
  }

  /// The names of the languages, in the order of their numbers.
  private static let names = [
    "swift", "c h", "c++ cpp cc hpp cxx", "java cs csharp", "kotlin kt", "python py python3",
    "ruby rb", "javascript js jsx mjs typescript ts tsx", "rust rs", "go golang", "lua",
    "sh bash zsh shell console fish makefile make", "dockerfile docker", "json jsonc json5",
    "yaml yml", "toml ini conf", "html xml svg vue", "css scss less", "sql", "diff patch",
    "haskell hs", "php", "perl pl", "r rscript",
  ]

  private static let numbers: [String: UInt8] = {
    var numbers: [String: UInt8] = [:]
    for (index, group) in names.enumerated() {
      for name in group.split(separator: " ") { numbers[String(name)] = UInt8(index + 1) }
    }
    return numbers
  }()

  /// Not an array: the tables of languages that nobody reads are never made.
  private static func language(_ number: UInt8) -> CodeLanguage? {
    switch number {
    case 1: swift
    case 2: c
    case 3: cpp
    case 4: java
    case 5: kotlin
    case 6: python
    case 7: ruby
    case 8: javaScript
    case 9: rust
    case 10: go
    case 11: lua
    case 12: shell
    case 13: docker
    case 14: json
    case 15: yaml
    case 16: toml
    case 17: html
    case 18: css
    case 19: sql
    case 20: diff
    case 21: haskell
    case 22: php
    case 23: perl
    case 24: r
    default: nil
    }
  }
}
