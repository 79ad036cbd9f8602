/// The folders of a module and which of them use each other: a file of one names a type that is declared in the
/// other. What lies in the module's own folder is a folder too.
struct FolderCircles {
  private var declared: [Substring: Set<String>] = [:]
  private var named: [String: Set<Substring>] = [:]

  /// Takes in a file.
  ///
  /// - Parameter folder: where it lies in its module; empty for the module's own folder.
  mutating func add(_ text: String, in folder: String) {
    let own = SwiftNames.declared(in: text)
    named[folder, default: []].formUnion(SwiftNames.used(in: text).subtracting(own.closed))
    for name in own.open { declared[name, default: []].insert(folder) }
  }

  /// The pairs of folders that use each other, directly or through others, as "A ↔ B". Without any the folders can be
  /// read one after another.
  var pairs: [String] {
    let folders = named.keys.sorted()
    let uses = named.mapValues { names in
      Set(names.compactMap { declared[$0] }.filter { $0.count == 1 }.flatMap(\.self))
    }
    let reached = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, Self.reached(from: $0, uses)) })
    return folders.flatMap { one in
      folders.filter { two in
        one < two && reached[one]?.contains(two) == true && reached[two]?.contains(one) == true
      }.map { "\(one.isEmpty ? "." : one) ↔ \($0)" }
    }
  }

  private static func reached(from folder: String, _ uses: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var open = [folder]
    while let next = open.popLast() {
      for other in uses[next] ?? [] where found.insert(other).inserted { open.append(other) }
    }
    return found
  }
}

/// The names of types in Swift code.
enum SwiftNames {
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "open", "indirect", "nonisolated", "private",
    "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// The types that are declared at the left edge: those that other files see, and those of this file alone.
  static func declared(in text: String) -> (open: Set<Substring>, closed: Set<Substring>) {
    var (open, closed): (Set<Substring>, Set<Substring>) = ([], [])
    for line in text.split(separator: "\n") {
      guard let name = declared(on: line) else { continue }
      if line.hasPrefix("private") || line.hasPrefix("fileprivate") {
        closed.insert(name)
      } else {
        open.insert(name)
      }
    }
    return (open, closed)
  }

  private static func declared(on line: Substring) -> Substring? {
    guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/") else {
      return nil
    }
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words.removeFirst()
    }
    guard let kind = words.popFirst(), kinds.contains(kind), let name = words.first else {
      return nil
    }
    let plain = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return plain.first?.isUppercase == true ? plain : nil
  }

  /// The names with a capital letter outside of comments and strings. A member, such as `Kind` in `Note.Kind`, is no
  /// name of its own.
  static func used(in text: String) -> Set<Substring> {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.readCode()
    return Set(scanner.names.map { Substring(decoding: $0, as: UTF8.self) })
  }

  private struct Scanner {
    let bytes: [UInt8]
    var at = 0
    var names: Set<ArraySlice<UInt8>> = []

    private func starts(with text: StaticString) -> Bool {
      let end = at + text.utf8CodeUnitCount
      return end <= bytes.count
        && (at..<end).allSatisfy { bytes[$0] == text.utf8Start[$0 - at] }
    }

    private mutating func skip(past text: StaticString) {
      while at < bytes.count, !starts(with: text) { at += 1 }
      at += text.utf8CodeUnitCount
    }

    /// Reads to the end, or past the parenthesis that ends what stands within a string.
    mutating func readCode(isInString: Bool = false) {
      var depth = 0
      while at < bytes.count {
        switch bytes[at] {
        case UInt8(ascii: "/") where starts(with: "//"): skip(past: "\n")
        case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
        case UInt8(ascii: "#") where starts(with: "#\""):
          at += 2
          skip(past: "\"#")
        case UInt8(ascii: "\""): readString()
        case UInt8(ascii: "("):
          depth += 1
          at += 1
        case UInt8(ascii: ")"):
          at += 1
          if isInString, depth == 0 { return }
          depth -= 1
        case let byte where Self.isName(byte): readName()
        default: at += 1
        }
      }
    }

    private mutating func readString() {
      let isLong = starts(with: "\"\"\"")
      at += isLong ? 3 : 1
      while at < bytes.count {
        if starts(with: "\\(") {
          at += 2
          readCode(isInString: true)
        } else if bytes[at] == UInt8(ascii: "\\") {
          at += 2
        } else if isLong ? starts(with: "\"\"\"") : bytes[at] == UInt8(ascii: "\"") {
          at += isLong ? 3 : 1
          return
        } else {
          at += 1
        }
      }
    }

    private mutating func readName() {
      let start = at
      while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
      if isCapital, !isMember { names.insert(bytes[start..<at]) }
    }

    private static func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
}
