import Foundation
import Testing

/// Sizes have ceilings. What was above its ceiling when they were set is named here with its size, and may only
/// become smaller: its own ceiling is lowered with it.
@Suite struct CeilingTests {
  // MARK: The ceilings

  /// Lines of a module.
  static let module = 10_000
  /// Lines of any module, those above included.
  static let largestModule = 18_000
  /// Lines of a type, over its declaration and its extensions in the module.
  static let type = 800
  /// Lines of a file.
  static let file = 350

  static let modules: [String: Int] = [:]

  static let types = [
    "CursesRichDocument.RichDocument": 1_140, "CursesRichEditor.RichEditorModel": 915,
    "CursesMarkdown.BlockParser": 1_000,
    "CursesUI.View": 990, "CursesTextFields.FieldEditor": 900,
    "CursesRichEditor.RichEditorControl": 850, "CursesPasswordGuesses.WordLists": 1_500,
  ]

  static let files = [
    "Tests/CursesMarkdownTests/TypedBlockTests.swift": 550,
    "Tests/CursesUITests/Programs/FormPrograms.swift": 440,
    "Tests/bubblepadTests/Terminal/TerminalNotesTests.swift": 480,
    "Sources/CursesTerminal/Loop/EventLoop.swift": 380,
    "Tests/CursesUITests/Programs/TextInputPrograms.swift": 370,
    "Sources/CursesCore/Frame+Composite.swift": 360,
    "Tests/CursesUICoreTests/RichEditorTests.swift": 360,
    "Sources/CursesPasswordGuesses/Words/WordLists+Names.swift": 360,
  ]

  /// How far below its ceiling a size may be before the ceiling is to be lowered.
  static let slack = 200

  // MARK: The tests

  @Test func modulesStayBelowTheirCeilings() throws {
    let sizes = try Self.sizes()
    #expect(sizes.modules.count > 20)
    Self.check(sizes.modules, known: Self.modules, ceiling: Self.module)
    #expect(Self.modules.values.allSatisfy { $0 <= Self.largestModule })
  }

  @Test func typesStayBelowTheirCeilings() throws {
    let sizes = try Self.sizes()
    #expect(sizes.types.count > 1_000)
    Self.check(sizes.types, known: Self.types, ceiling: Self.type)
  }

  @Test func filesStayBelowTheirCeiling() throws {
    let files = try ["Sources", "Tests", "Benchmarks", "Examples"].flatMap {
      try Repository.files(below: $0, ending: ".swift")
    }.filter { !$0.contains("/.build/") }
    #expect(files.count > 1_000)
    let sizes = try files.map { ($0, SwiftSizes.lines(try Repository.text($0)).count) }
    Self.check(
      Dictionary(uniqueKeysWithValues: sizes), known: Self.files, ceiling: Self.file)
  }

  /// What the tests count by: two types, one of them in two files, and what only looks like one.
  @Test func typesAreCountedOverTheirExtensions() {
    var sizes = SwiftSizes()
    sizes.count("struct One {\n  var two: Two {\n    Two()\n  }\n}\nstruct Two {}\n", of: "M")
    sizes.count(
      "// extension One\n@MainActor\npublic extension One {\n}\n\nlet x = [\n]\n", of: "M")
    sizes.count("extension One {\n}\nfinal class Two {\n\n}\n", of: "N")
    #expect(sizes.types == ["M.One": 7, "M.Two": 1, "N.One": 2, "N.Two": 3])
    #expect(sizes.modules == ["M": 13, "N": 5])
  }

  // MARK: Counting

  private static func sizes() throws -> SwiftSizes {
    var sizes = SwiftSizes()
    for path in try Repository.files(below: "Sources", ending: ".swift") {
      let module = path.split(separator: "/")[1]
      sizes.count(try Repository.text(path), of: String(module))
    }
    return sizes
  }

  private static func check(_ sizes: [String: Int], known: [String: Int], ceiling: Int) {
    for (name, size) in sizes.sorted(by: { $0.key < $1.key }) {
      let most = known[name] ?? ceiling
      #expect(
        size <= most,
        "\(name) has \(size) lines, \(most) at most: give a part of it a name of its own.")
    }
    for (name, most) in known.sorted(by: { $0.key < $1.key }) {
      let size = sizes[name] ?? 0
      #expect(size > ceiling, "\(name) has \(size) lines and needs no ceiling of its own any more.")
      #expect(size > most - slack, "\(name) has \(size) lines: lower its ceiling to that.")
    }
  }
}

/// Lines of modules and of types, as `swift format` lays them out: a declaration at the left edge goes to the next
/// brace there.
struct SwiftSizes {
  var modules: [String: Int] = [:]
  /// By `Module.Type`.
  var types: [String: Int] = [:]

  /// The lines of a text without what is behind its last line end.
  static func lines(_ text: String) -> [Substring.UTF8View] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  mutating func count(_ text: String, of module: String) {
    let lines = Self.lines(text)
    modules[module, default: 0] += lines.count
    var current: String?
    for line in lines {
      let name = Self.declared(line)
      if current == nil, let name { current = "\(module).\(name)" }
      guard let type = current else { continue }
      types[type, default: 0] += 1
      if line.first == UInt8(ascii: "}") || name != nil && line.last == UInt8(ascii: "}") {
        current = nil
      }
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "final", "open", "indirect",
    "nonisolated",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  /// The type that a line at the left edge begins to declare or to extend.
  private static func declared(_ line: Substring.UTF8View) -> Substring? {
    guard let first = line.first, first == UInt8(ascii: "@") || first >= UInt8(ascii: "a"),
      first <= UInt8(ascii: "z")
    else { return nil }
    var words = Substring(line).split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard let kind = words.popFirst(), kinds.contains(kind), let name = words.first else {
      return nil
    }
    let plain = name.drop { $0 == "[" || $0 == "`" }.prefix {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
    return plain.first?.isUppercase == true ? plain : nil
  }
}
