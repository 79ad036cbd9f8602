import CursesTerminalHarness
import Foundation
import Testing

@Suite("Example: registration")
struct RegistrationTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleRegistration"),
      environment: ["COLORTERM": "truecolor", "XDG_CONFIG_HOME": folder.path])
    try program.waitUntil { $0.text.contains("Who comes") && $0.text.contains("Register") }
    return program
  }

  @Test func registersByKeysAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try start()
    program.send("Ada 日本\r")
    try program.waitUntil { $0.text.contains("Ada 日本") }
    program.send("Engines\t+\t\r")
    try program.waitUntil { $0.text.contains("360 €") && $0.text.contains("Vegetarian") }
    program.send("\u{1B}[B\r")
    try program.waitUntil { !$0.text.contains("Vegan") }
    program.send("\t \u{12}")
    try program.waitUntil {
      $0.text.contains("Ada 日本 comes for 3 days") && $0.text.contains("eats vegetarian.")
    }
    program.send("\r")
    try program.waitUntil { !$0.text.contains("Ada") && $0.text.contains("240 €") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }

  @Test func remembersTheCompany() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try start()
    first.send("\tEngines")
    try first.waitUntil { $0.text.contains("Engines") }
    first.send("\u{11}")
    #expect(first.waitForExit() == .exited(0))
    let second = try start()
    try second.waitUntil { $0.text.contains("Engines") }
    second.send("\u{11}")
    #expect(second.waitForExit() == .exited(0))
  }

  @Test func withoutATerminalItSaysSo() throws {
    let program = Process()
    program.executableURL = URL(
      fileURLWithPath: try TerminalHarness.builtProgram("CursesExampleRegistration"))
    let errors = Pipe()
    program.standardInput = FileHandle.nullDevice
    program.standardOutput = FileHandle.nullDevice
    program.standardError = errors
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 69)
    #expect(
      String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        == "CursesExampleRegistration: Standard input and output must be a terminal.\n")
  }

  @Test func needsAName() throws {
    let program = try start()
    program.send("\u{12}x")
    try program.waitUntil { $0.text.contains("x") }
    #expect(!program.screen.text.contains("Registered"))
    program.send("\u{12}")
    try program.waitUntil { $0.text.contains("Registered") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }
}
