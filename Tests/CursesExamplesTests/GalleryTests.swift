import CursesTerminalHarness
import Foundation
import Testing

@Suite("Gallery")
struct GalleryTests {
  /// A group, and words that only its exhibits have.
  static let groups = [
    ("Login", "User name"), ("Registration", "A name that must be free"), ("Payment", "Card"),
    ("Phone", "Numbers to call"), ("Numbers", "A range"), ("Secure", "A new password"),
    ("Rich text", "Markdown"), ("Styles", "Borders"), ("Background", "Shapes"),
    ("Typing", "What has a say"), ("Controls", "What stands around"),
  ]

  private func start(columns: Int = 80, rows: Int = 24) throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("bubblepad-gallery"),
      environment: ["COLORTERM": "truecolor"], columns: columns, rows: rows)
    try program.waitUntil { $0.text.contains("Fields with rules") }
    return program
  }

  @Test func theEditorsCommandStartsIt() throws {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("bubblepad"), ["gallery"],
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Fields with rules") }
    end(program)
  }

  private func end(_ program: TerminalHarness) {
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }

  @Test(arguments: [(80, 24), (120, 36)])
  func theArrowsReachEveryGroup(columns: Int, rows: Int) throws {
    let program = try start(columns: columns, rows: rows)
    for (_, words) in Self.groups.dropFirst() {
      program.send("\u{1B}[B")
      try program.waitUntil { $0.text.contains(words) }
    }
    end(program)
  }

  @Test(arguments: [(80, 24), (40, 10)])
  func altAndADigitGoesToAGroup(columns: Int, rows: Int) throws {
    let program = try start(columns: columns, rows: rows)
    for number in (0..<9).reversed() {
      program.send("\u{1B}\(number + 1)")
      let name = Self.groups[number].0
      try program.waitUntil { screen in
        screen.text.contains(name) && (rows < 24 || screen.text.contains(Self.groups[number].1))
      }
    }
    end(program)
  }

  @Test func aFieldStandsBesideItsStateAndItsSource() throws {
    let program = try start()
    try program.waitUntil { $0.text.contains("not valid yet") && $0.text.contains(".required()") }
    program.send("\tAda 日本")
    try program.waitUntil { $0.text.contains("= \"Ada 日本\"") && $0.text.contains("✓ valid") }
    end(program)
  }

  @Test func whatIsTypedIsSeenOnASmallScreen() throws {
    let program = try start(columns: 40, rows: 10)
    program.send("\tAda")
    try program.waitUntil { $0.text.contains("= \"Ada\"") }
    // The field stays, with its text and the focus, however the window grows or shrinks.
    var typed = "Ada"
    for (columns, rows) in [(100, 30), (200, 50), (80, 24), (60, 20), (120, 36)] {
      program.resize(columns: columns, rows: rows)
      try program.waitUntil { $0.text.contains(columns < 70 ? "Group" : "Ctrl+Q end") }
      program.send("日e\u{301}")
      typed += "日e\u{301}"
      try program.waitUntil { $0.text.contains("= \"\(typed)\"") }
    }
    end(program)
  }

  @Test func everySourceThatIsShownStandsInTheCode() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/Gallery/Groups")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Group.swift") }
    #expect(names.count == Self.groups.count)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      // Every second part lies between the quotation marks of a snippet.
      let parts = text.components(separatedBy: "\"\"\"")
      #expect(parts.count > 2, "\(name)")
      for index in stride(from: 1, to: parts.count, by: 2) {
        let shown = Self.withoutSpace(parts[index].replacingOccurrences(of: "\\\\", with: "\\"))
        // The closure of the same exhibit, up to the next one; a type stands anywhere in the file.
        let control = parts[index + 1].components(separatedBy: "Exhibit(")[0]
        let place = shown.hasPrefix("struct") ? text : control
        #expect(Self.withoutSpace(place).contains(shown), "\(name): \(parts[index])")
      }
    }
  }

  private static func withoutSpace(_ text: String) -> String {
    text.components(separatedBy: "\n").filter { !$0.contains("// swift-format-ignore") }.joined()
      .filter { !$0.isWhitespace }
  }
}
