import CursesTerminalHarness
import Glibc
import Testing

/// Whatever is pressed in the gallery, with every control of the library in turn: it stays.
@Suite("Gallery: random keys")
struct GalleryRandomTests {
  @Test(arguments: [11, 12, 13] as [UInt64])
  func nothingEndsTheGallery(seed: UInt64) throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("bubblepad-gallery"), environment: ["COLORTERM": "truecolor"],
      columns: 120, rows: 36)
    try program.waitUntil { $0.text.contains("Gallery") }
    var keys = RandomKeys(seed: seed)
    // Another group now and then: keys seldom find their way to it.
    let exit = keys.press(300, in: program) { step in
      if step % 30 == 0 { program.send("\u{1B}\(step / 30 % 9 + 1)") }
    }
    guard exit == nil else {
      Issue.record("\(exit.debugDescription): \(keys.lastPressed)")
      return
    }
    program.signal(SIGTERM)
    let end = program.waitForExit()
    #expect(end != nil && end != .signalled(SIGILL))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
