import Foundation
import Testing

/// `docs/swiftui.md` against the files that use what it names, and against the library.
@Suite struct SwiftUITableTests {
  private struct Row {
    let declaration: String
    let status: String
    let note: String
  }

  private static func rows() throws -> [Row] {
    try Repository.text("docs/swiftui.md").components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: " |").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "| "))
      }
      guard line.hasPrefix("| `"), cells.count >= 3 else { return nil }
      return Row(
        declaration: cells[0].trimmingCharacters(in: CharacterSet(charactersIn: "`")),
        status: cells[1], note: cells[2])
    }
  }

  /// Each declaration with the lines that use it.
  private static func uses() throws -> [(declaration: String, code: String)] {
    var uses: [(declaration: String, code: String)] = []
    for path in try Repository.files(below: "Tests/CursesUITests/Surface", ending: ".swift") {
      var isOpen = false
      for line in try Repository.text(path).components(separatedBy: "\n") {
        let words = line.trimmingCharacters(in: .whitespaces)
        if words.hasPrefix("//: ") {
          uses.append((String(words.dropFirst(4)), ""))
          isOpen = true
        } else if words.hasPrefix("// MARK") {
          isOpen = false
        } else if isOpen {
          uses[uses.count - 1].code += line + "\n"
        }
      }
    }
    return uses
  }

  /// `frame` and its labels `width`, `height` of `frame(width:height:)`, or of `View.frame(…)`.
  private static func parts(_ declaration: String) -> (name: String, labels: [String]) {
    let halves = declaration.components(separatedBy: "(")
    let name = halves[0].components(separatedBy: ".").last ?? halves[0]
    let labels = halves.count < 2 ? [] : halves[1].dropLast().components(separatedBy: ":")
    return (name, labels.filter { $0 != "_" && !$0.isEmpty })
  }

  @Test func nothingStandsThereTwice() throws {
    let rows = try Self.rows()
    #expect(rows.count > 400)
    let named = Dictionary(grouping: rows, by: \.declaration)
    #expect(named.filter { $0.value.count > 1 }.keys.sorted() == [])
    #expect(Set(rows.map(\.status)) == ["supported", "different", "absent"])
  }

  @Test func whatIsDifferentOrAbsentSaysWhy() throws {
    for row in try Self.rows() where row.status != "supported" {
      #expect(!row.note.isEmpty, "\(row.declaration)")
    }
  }

  @Test func whatIsThereIsUsed() throws {
    let there = Set(try Self.rows().filter { $0.status != "absent" }.map(\.declaration))
    let used = Set(try Self.uses().map(\.declaration))
    #expect(there.subtracting(used).sorted() == [], "named, and not used")
    #expect(used.subtracting(there).sorted() == [], "used, and not named")
  }

  @Test func theUsesAreOfWhatTheyName() throws {
    // A trailing closure has no label, and a shorter call leaves out what has a default.
    for (declaration, code) in try Self.uses() {
      let (name, labels) = Self.parts(declaration)
      let unlabelled = ["appendInterpolation": "\\(", "+": "+", "Codable": "Codable"]
      #expect(code.contains(unlabelled[name] ?? name), "\(declaration): \(code)")
      let said = labels.filter { code.contains("\($0):") }
      let isClosure = code.contains("{")
      #expect(
        labels.isEmpty || !said.isEmpty || (isClosure && labels.count == 1)
          || Self.defaults.contains(declaration), "\(declaration): \(code)")
    }
  }

  /// Those whose labels all have a default, or follow a closure.
  private static let defaults: Set = [
    "Section(content:header:)", "tag(_:includeOptional:)", "fixedSize(horizontal:vertical:)",
  ]

  @Test func whatIsAbsentIsNotThere() throws {
    var sources = ""
    for module in ["CursesUI"] + Repository.viewModules {
      for path in try Repository.files(below: "Sources/" + module, ending: ".swift") {
        sources += try Repository.text(path)
      }
    }
    for row in try Self.rows() where row.status == "absent" {
      let (name, labels) = Self.parts(row.declaration)
      let isInitializer = name.first?.isUppercase == true && !labels.isEmpty
      let bare = name.drop { "@#".contains($0) }
      let kinds =
        row.declaration.contains("(") ? "func" : "struct|class|enum|protocol|typealias|var|macro"
      let pattern =
        isInitializer ? "init\\(\\s*\(labels[0])\\b" : "public (\(kinds)) \(bare)\\b"
      #expect(
        sources.range(of: pattern, options: .regularExpression) == nil, "\(row.declaration)")
    }
  }
}
