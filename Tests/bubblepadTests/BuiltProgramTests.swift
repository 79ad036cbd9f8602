import Testing

@testable import bubblepad

@Suite("Built program")
struct BuiltProgramTests {
  @Test func saysItsVersionAndItsUsage() throws {
    let version = try BuiltProgram.run(["--version"])
    #expect(
      version
        == .init(status: 0, output: "bubblepad \(BubblepadVersion.current)\n", error: ""))
    let help = try BuiltProgram.run(["--help"])
    #expect(help.status == 0 && help.error.isEmpty)
    #expect(help.output.contains("--read-only"))
  }

  @Test(arguments: [
    ("--nonsense", Int32(64)), ("+12", 64), ("/nonexistent/folder/note.md", 66),
    ("/dev/null", 66), ("/tmp", 69),
  ])
  func refusesInOneSentence(argument: String, status: Int32) throws {
    let ending = try BuiltProgram.run([argument])
    #expect(ending.status == status)
    #expect(ending.output.isEmpty)
    #expect(ending.error.hasPrefix("bubblepad: "), "\(ending.error)")
    #expect(ending.error.split(separator: "\n").count == 1)
  }
}
