import CursesTerminalHarness
import Foundation
import Testing

@Suite("Example: contacts")
struct ContactsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleContacts"),
      environment: ["COLORTERM": "truecolor", "XDG_CONFIG_HOME": folder.path])
    try program.waitUntil { $0.text.contains("Ada Lovelace") && $0.text.contains("4 of 4") }
    return program
  }

  private func end(_ program: TerminalHarness) {
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func theSearchFilters() throws {
    let program = try start()
    program.send("hop")
    try program.waitUntil { $0.text.contains("1 of 4") && !$0.text.contains("Ada") }
    program.send("\u{7F}\u{7F}\u{7F}花")
    try program.waitUntil { $0.text.contains("山田 花子") && !$0.text.contains("Hopper") }
    end(program)
  }

  @Test func somebodyNewIsSaved() throws {
    let program = try start()
    program.send("\u{0E}")
    try program.waitUntil { $0.text.contains("E-mail") && $0.text.contains("Save") }
    program.send("alan 日本\t2025550199\tada@example.org\t")
    try program.waitUntil { $0.text.contains("Somebody else has this address.") }
    program.send("\u{1B}[Z")
    program.send("\u{15}alan@example.org\r")
    try program.waitUntil { $0.text.contains("5 of 5") && $0.text.contains("Alan 日本") }
    try program.waitUntil { $0.text.contains("(202) 555-0199") }
    end(program)
  }

  @Test func somebodyIsChangedAndDeleted() throws {
    let program = try start()
    program.send("ada\r\t")
    try program.waitUntil { $0.text.contains("1 of 4") }
    program.send("\r")
    try program.waitUntil { $0.text.contains("ada@example.org") }
    program.send("\u{15}Augusta King\r")
    try program.waitUntil { $0.text.contains("Augusta King") && !$0.text.contains("E-mail") }
    program.send("\u{1B}[3~")
    try program.waitUntil { $0.text.contains("There is no way back.") }
    program.send("\u{1B}[A\r")
    try program.waitUntil { $0.text.contains("of 3") }
    end(program)
  }
}
