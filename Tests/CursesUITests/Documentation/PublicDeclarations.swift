import Foundation

/// The public declarations of a Swift file, as its lines tell.
enum PublicDeclarations {
  /// A declaration that says nothing of itself.
  struct Silent: CustomStringConvertible, Equatable {
    let line: Int
    let signature: String
    var description: String { "\(line): \(signature.prefix(80))" }
  }

  /// Those without a comment that are more than what a protocol, a result builder or the compiler asks
  /// for by name: such a requirement is explained where it is asked for.
  static func withoutComment(in source: String) -> [Silent] {
    var silent: [Silent] = []
    var hasComment = false
    var isText = false
    for (number, line) in source.components(separatedBy: "\n").enumerated() {
      if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) {
        isText.toggle()
        continue
      }
      let words = line.trimmingCharacters(in: .whitespaces)
      if isText || (words.hasPrefix("@") && withoutAttributes(words[...]).isEmpty) { continue }
      if let signature = signature(of: words), !hasComment, !isRequired(signature) {
        silent.append(Silent(line: number + 1, signature: String(signature)))
      }
      hasComment = words.hasPrefix("///")
    }
    return silent
  }

  private static let keywords: Set<Substring> = [
    "let", "var", "func", "init", "subscript", "struct", "class", "enum", "actor", "protocol",
    "typealias", "macro",
  ]
  private static let modifiers: Set<Substring> = [
    "public", "open", "static", "final", "nonisolated", "nonisolated(unsafe)", "indirect",
    "mutating", "nonmutating", "required", "convenience", "lazy", "weak", "unowned",
    "private(set)", "internal(set)", "package(set)",
  ]

  /// A public declaration from its keyword on; nil for any other line.
  private static func signature(of words: String) -> Substring? {
    var rest = withoutAttributes(words[...])
    var isPublic = false
    while true {
      let word = rest.prefix { !$0.isWhitespace }
      let name = word.prefix { $0.isLetter }
      if keywords.contains(name), !modifiers.contains(word) {
        // `class func`: the keyword is a modifier here.
        if name == "class", rest.dropFirst(6).hasPrefix("func ") {
          rest = rest.dropFirst(6)
          continue
        }
        return isPublic ? rest : nil
      }
      guard modifiers.contains(word) else { return nil }
      if word == "public" || word == "open" { isPublic = true }
      rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    }
  }

  /// The rest of a line behind `@attributes` and `@attributes(with arguments)`.
  private static func withoutAttributes(_ words: Substring) -> Substring {
    var rest = words
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.first == "(" {
        var depth = 0
        let end = rest.firstIndex { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth == 0
        }
        rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }

  private static func isRequired(_ signature: Substring) -> Bool {
    requirements.contains { signature.hasPrefix($0) }
  }

  /// How requirements begin that protocols of the standard library, of Foundation and of this one have.
  private static let requirements: [String] = [
    // Equatable, Comparable, Hashable, Codable, CustomStringConvertible, RawRepresentable.
    "func ==", "func <", "func +", "func -", "func hash(into", "func encode(", "func decode(from",
    "init(from decoder", "var description", "var debugDescription", "let rawValue", "var rawValue",
    "init(rawValue", "typealias RawValue",
    // Literals and interpolation.
    "init(stringLiteral", "init(integerLiteral", "init(floatLiteral",
    "init(extendedGraphemeClusterLiteral",
    "init(stringInterpolation", "init(literalCapacity", "func appendLiteral",
    // Collections.
    "typealias Element", "typealias Index", "typealias Indices", "typealias Iterator",
    "typealias SubSequence", "func makeIterator(", "func next()", "func index(after",
    "func index(before", "var startIndex", "var endIndex", "var indices", "subscript(position",
    // Format styles and the formats of fields.
    "func format(_ value", "var parseStrategy", "func parse(_", "func locale(_",
    "func apply(_ edit",
    "func committed(_", "func stepped(_", "func text(for value", "func callAsFunction(_ value",
    "func callAsFunction(_ character", "typealias EncodingConfiguration",
    "typealias DecodingConfiguration",
    // Attributes of text.
    "let name = \"SwiftUI", "let name = \"NS", "let runBoundaries", "func apply(to container",
    "func constrain(_ container", "typealias Value",
    // Views, styles, controls, scenes, toolbars and what builds them.
    "var body:", "typealias Body", "func makeBody(", "func _body(", "func _makeNode(",
    "func makeModel(", "func update(_ model", "func isShown(by", "func update() {", "func build",
    "var kind: PickerKind", "var allowsSelection", "var parts: SceneParts",
    "let parts: SceneParts", "var entries: [ToolbarEntry]", "let entries: [ToolbarEntry]",
    // Shapes, motion, backgrounds, pictures.
    "func path(in", "func inset(by amount", "var animatableData", "var magnitudeSquared",
    "let _segments", "let _tracks",
    "func scale(by rhs", "var isAnimated", "func draw(\n", "func draw(", "func text(_ frame",
    // Gestures, places.
    "func _makeRecognizer(", "var coordinateSpace: CoordinateSpace {",
    "var changes: VisualChanges {",
    "let showsWholeCalendar",
    // Publishers, storage.
    "func subscribe(_ receive", "typealias Output", "typealias Failure", "var storable",
    "var isSecret", "func withUTF8<",
  ]
}
