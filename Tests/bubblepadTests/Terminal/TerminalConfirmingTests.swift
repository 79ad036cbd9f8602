import BubblepadRandomEvents
import Testing

/// What a long run of random events makes of a screen that differs from what is drawn anew: what goes by itself, such as
/// a message, is no failure, and all else is.
@Suite("Terminal: confirming a screen that differs")
struct TerminalConfirmingTests {
  /// A program that draws its screen anew when it is continued, and waits for that.
  ///
  /// - Parameters:
  ///   - start: what it does at the start.
  ///   - drawing: how it draws its screen.
  private static func script(start: String, drawing: String) -> EventScript {
    var settings = RunSettings()
    settings.environment = ["TERM": "xterm-256color"]
    let clear = "printf '\\033[2J\\033[H'"
    let wait = "while :; do sleep 600 & wait $!; kill $! 2>/dev/null; done"
    settings.arguments = [
      "-c",
      "stty -echo; n=0; trap \"\(clear); \(drawing)\" CONT; trap 'kill $! 2>/dev/null; exit 0' TERM; "
        + "\(clear); \(start); \(wait)",
    ]
    return EventScript(settings: settings, events: [.rest, .compare])
  }

  private static func confirmed(_ script: EventScript) throws -> RunFailure? {
    let failure = RunFailure(kind: .screen, at: script.events.count, details: "")
    return try EventRun(program: "/bin/sh").confirms(failure, in: script)
  }

  /// The message is gone a second later, and not drawn anew.
  @Test func aMessageThatGoesIsNoFailure() throws {
    let script = Self.script(
      start: "printf 'text message'; (sleep 1; printf '\\033[2J\\033[Htext')&",
      drawing: "printf text")
    #expect(try Self.confirmed(script) == nil)
  }

  @Test func whatStaysAndIsDrawnOtherwiseIsOne() throws {
    let script = Self.script(
      start: "printf text", drawing: "n=$((n+1)); printf \"text $n\"")
    let found = try #require(try Self.confirmed(script))
    #expect(found.kind == .screen)
    #expect(found.at == script.events.count)
    #expect(found.details.contains("text 1"))
  }

  /// What ends a program cannot be chance, and is not tried again.
  @Test func aTrapIsOneAlways() throws {
    let failure = RunFailure(kind: .signalled(4), at: 1, details: "")
    let run = EventRun(program: "/nowhere")
    #expect(try run.confirms(failure, in: Self.script(start: "", drawing: "")) == failure)
  }
}
