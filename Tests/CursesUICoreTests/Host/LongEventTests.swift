import CursesBackdrops
import CursesControls
import CursesCore
import CursesTerminal
import CursesTextFields
import CursesThemes
import CursesUITesting
import CursesViewGraph
import Testing

@testable import CursesHost

/// What is said while one event takes long.
@MainActor
@Suite("Events that take long")
struct LongEventTests {
  private final class Work {
    var body: () -> Void = {}
  }

  private struct Form: View {
    let work: Work
    var body: some View {
      VStack {
        TextField("Name", text: Binding(get: { "" }, set: { _ in work.body() }))
        Text("second row")
        Text("third row")
      }
    }
  }

  private static func shown(
    patience: UInt64, isLinear: Bool = false, _ words: [String]
  ) throws -> [Frame] {
    let screen = RecordingScreen(size: Size(columns: 30, rows: 3))
    var options = HostOptions()
    options.isLinear = isLinear
    let host = try TerminalHost(screen: screen, loop: EventLoop(signals: -1), options: options)
    let work = Work()
    host.show(Form(work: work))
    host.loop.afterEvents()
    host.longEvent.patience = patience
    host.longEvent.interval = 0
    work.body = {
      for word in words {
        let area = Rect(column: 0, row: 2, columns: 30, rows: 1)
        #expect(!host.takeInterruption(saying: { word }, in: area))
      }
    }
    _ = screen.takeShown()
    host.loop.wake(with: [.key(Key(.character("x")))])
    #expect(screen.shown.last?.frame.text(row: 2).contains("third row") == true)
    // What is asked when no event is handled has nobody to tell.
    let count = screen.shown.count
    work.body()
    #expect(screen.shown.count == count)
    return screen.shown.map(\.frame)
  }

  @Test func isSaidInItsRowUntilTheNextFrame() throws {
    let frames = try Self.shown(patience: 0, ["Working, 1% done", "Working, 2% done"])
    let rows = frames.map { $0.text(row: 2) }
    for words in ["Working, 1% done", "Working, 2% done"] {
      #expect(rows.contains { $0.contains(words) && !$0.contains("third") }, "\(rows)")
    }
    #expect(frames.allSatisfy { $0.text(row: 1).contains("second row") })
  }

  /// Esc after a letter, both sent together, does not take the letter back.
  @Test func whatHasJustBegunIsNotStopped() {
    var event = LongEvent()
    event.begin()
    #expect(event.isShort)
    event.grace = 0
    #expect(!event.isShort)
  }

  @Test func whatIsQuickIsNotTold() throws {
    let frames = try Self.shown(patience: 60_000_000_000, ["Working"])
    #expect(!frames.contains { $0.text(row: 2).contains("Working") })
  }

  /// A screen reader would read each of them.
  @Test func aScreenReaderIsToldOnce() throws {
    let frames = try Self.shown(patience: 0, isLinear: true, ["Working, 1%", "Working, 2%"])
    #expect(frames.contains { $0.text(row: 2).contains("Working, 1%") })
    #expect(!frames.contains { $0.text(row: 2).contains("Working, 2%") })
  }
}
