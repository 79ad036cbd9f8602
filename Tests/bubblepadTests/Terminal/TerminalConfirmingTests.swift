import BubblepadRandomEvents
import CursesTerminalHarness
import Glibc
import Testing

/// What a long run of random events makes of what looks like a failure: what goes by itself, such as a message, is
/// none, nor is work that only a busy machine makes long.
@Suite("Terminal: confirming a failure")
struct TerminalConfirmingTests {
  private static func script(_ events: [RandomEvent], work: Int = 0) -> EventScript {
    var settings = RunSettings()
    settings.environment = ["TERM": "xterm-256color", "PROBE_WORK": "\(work)"]
    settings.arguments = ["--no-animation", "--background", "none"]
    return EventScript(settings: settings, events: events)
  }

  private static func key(_ letter: Character) -> RandomEvent {
    .bytes([(letter.asciiValue ?? 0) & 0x1F])
  }

  private static var program: String {
    get throws { try TerminalHarness.builtProgram("CursesTerminalProbe") }
  }

  private static func run() throws -> EventRun { EventRun(program: try program) }

  // MARK: Hangs

  /// Many keys together take longer than they may, and none of them by itself.
  @Test func manyShortKeysAreNoHang() throws {
    let keys = Array(repeating: RandomEvent.bytes(Array("a".utf8)), count: 20)
    let script = Self.script([Self.key("n"), .rest] + keys + [.rest], work: 200)
    let found = try #require(try Self.run().run(script).failure)
    #expect(found.kind == .hanging && found.at == 23)
    #expect(try Self.run().confirms(found, in: script) == nil)
    // Nor is it made small: it does not come again.
    var shrinker = Shrinker(program: try Self.program, runs: 4)
    #expect(shrinker.shrink(script, found) == nil)
  }

  @Test func aKeyThatIsSlowByItselfIsOne() throws {
    let letters = Array("abc".utf8).map { RandomEvent.bytes([$0]) }
    let script = Self.script(
      [Self.key("n"), .rest] + letters.dropLast() + [letters[2], .rest], work: 6000)
    let first = try #require(try Self.run().run(script).failure)
    #expect(first.kind == .hanging)
    let found = try #require(try Self.run().confirms(first, in: script))
    #expect(found.kind == .hanging && found.at == 3)
  }

  // MARK: Screens

  /// A message is there at one look, and gone when the screen is drawn again.
  @Test func aMessageThatGoesByItselfIsNoFailure() throws {
    let script = Self.script([Self.key("g"), .compare, .compare])
    let failure = RunFailure(kind: .screen, at: 2, details: "")
    let found = try #require(try Self.run().run(script).failure)
    #expect(found.kind == .screen && found.at == 2)
    #expect(try Self.run().confirms(failure, in: script) == nil)
  }

  /// What the program shows otherwise each time it is continued does not go, however long that is waited for.
  @Test func whatIsDrawnOtherwiseEachTimeIsOne() throws {
    let script = Self.script([Self.key("k"), .compare])
    let first = try #require(try Self.run().run(script).failure)
    #expect(first.kind == .screen)
    let found = try #require(try Self.run().confirms(first, in: script))
    #expect(found.kind == .screen && found.at == 2)
    #expect(found.details.contains("continued"))
  }

  /// What ends a program cannot be chance, and is not tried again.
  @Test func aTrapIsOneAlways() throws {
    let failure = RunFailure(kind: .signalled(4), at: 1, details: "")
    let run = EventRun(program: "/nowhere")
    #expect(try run.confirms(failure, in: Self.script([])) == failure)
  }
}
