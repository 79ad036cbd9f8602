import Glibc
import TerminalHarness
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
    for step in 0..<300 {
      // Another group now and then: keys seldom find their way to it.
      if step % 30 == 0 { program.send("\u{1B}\(step / 30 % 9 + 1)") }
      keys.press(in: program)
      program.settle(milliseconds: 3, atMost: 0.02)
      guard step % 20 == 19, let exit = program.exit else { continue }
      Issue.record("\(exit): \(keys.pressed.suffix(40).joined(separator: " "))")
      return
    }
    program.signal(SIGTERM)
    let exit = program.waitForExit()
    #expect(exit != nil && exit != .signalled(SIGILL))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
