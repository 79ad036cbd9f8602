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

/// What the host sends to its screen, and when.
@MainActor
@Suite("The host of a program")
struct TerminalHostTests {
  private struct NameForm: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Hello, \(name)")
      }
    }
  }

  private static func host(
    _ screen: RecordingScreen, background: any BackgroundScene = PlainBackground()
  ) throws -> TerminalHost {
    var options = HostOptions(background: background)
    options.ripples = true
    let host = try TerminalHost(
      screen: screen, loop: EventLoop(signals: -1), options: options)
    host.show(NameForm())
    host.loop.afterEvents()
    return host
  }

  private static let size = Size(columns: 30, rows: 6)
  private static let second: UInt64 = 1_000_000_000

  private static func rows(of frame: Frame) -> [String] {
    (0..<frame.size.rows).map { frame.text(row: $0) }
  }

  private static func holds(_ text: String, _ frame: Frame?) -> Bool {
    guard let frame else { return false }
    return rows(of: frame).contains { $0.contains(text) }
  }

  @Test func theFirstFrameIsWhole() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    let first = try #require(screen.shown.first)
    #expect(first.rows == nil && first.kind == .text)
    #expect(Self.holds("Name", first.frame))
    #expect(first.cursor != nil)
    #expect(screen.shown.count == 1, "nothing has changed since")
    host.close()
    #expect(screen.isClosed)
  }

  @Test func aKeySendsOnlyTheRowsItChanges() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    _ = screen.takeShown()
    host.loop.wake(with: [.key(Key(.character("é")))])
    let shown = screen.takeShown()
    #expect(Self.holds("Hello, é", shown.last?.frame))
    #expect(!shown.isEmpty && shown.allSatisfy { $0.kind == .text && ($0.rows?.count ?? 6) < 6 })
    host.loop.wake(with: [])
    #expect(screen.shown.isEmpty)
  }

  @Test func whatWaitsComesInItsOrder() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    host.holdsInput = true
    host.loop.wake(with: "abc".map { .key(Key(.character($0))) })
    #expect(!Self.holds("Hello, a", screen.shown.last?.frame))
    host.holdsInput = false
    host.loop.wake(with: [])
    #expect(Self.holds("Hello, abc", screen.shown.last?.frame))
  }

  @Test func theEndOfTheProgramTakesWhatWaits() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    var kept: [Bool] = []
    host.onTerminate = { kept.append(host.holdsInput) }
    host.holdsInput = true
    host.loop.wake(with: [.key(Key(.character("x")))])
    host.loop.onTerminate?(.hangUp)
    host.loop.wake(with: [])
    #expect(kept == [false])
    #expect(Self.holds("Hello, x", screen.shown.last?.frame))
  }

  @Test func everythingIsDrawnAgainAfterASuspension() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    _ = screen.takeShown()
    host.suspend()
    host.loop.wake(with: [])
    let again = try #require(screen.takeShown().first)
    #expect(again.rows == nil && Self.holds("Name", again.frame))
  }

  @Test func aResizeIsDrawnInItsSize() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    for size in [Size(columns: 1, rows: 1), Size(columns: 44, rows: 9)] {
      screen.size = size
      host.loop.wake(with: [.resize(size)])
      let last = try #require(screen.takeShown().last)
      #expect(last.frame.size == size && last.rows == nil)
    }
  }

  @Test func fewerColoursAreDrawnAtOnce() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    _ = screen.takeShown()
    screen.capabilities.colors = .none
    screen.onCapabilitiesChange?(screen.capabilities)
    host.loop.wake(with: [])
    #expect(screen.takeShown().first?.rows == .some(nil))
    screen.capabilities.kittyKeyboard = true
    screen.onCapabilitiesChange?(screen.capabilities)
    host.loop.wake(with: [])
    #expect(screen.shown.isEmpty, "what only the way out depends on is not drawn")
  }

  @Test func copiedTextReachesTheScreen() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    host.clipboard.copy("Grüße")
    #expect(screen.copied == [Array("Grüße".utf8)])
  }

  // MARK: Light

  @Test func levelsOfTextDifferWhereNoLightIs() throws {
    let screen = RecordingScreen(size: Self.size)
    screen.capabilities.colors = .direct
    let host = try Self.host(screen)
    func isAsTheFileSays(_ role: Role) -> Bool {
      let theme = host.graph.look.theme
      return theme.style(role, on: .backdrop).foreground == theme.wantedColor(of: role)
    }
    #expect(isAsTheFileSays(.dim) && isAsTheFileSays(.error))
    host.use(BubbleField(seed: 3))
    #expect(host.graph.look.theme == .fallback && !isAsTheFileSays(.dim))
    host.use(PlainBackground())
    #expect(isAsTheFileSays(.dim) && isAsTheFileSays(.error))
  }

  @Test func lightComesOnlyWhereTheLineTakesIt() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen, background: BubbleField(seed: 3))
    screen.line.takesBackground = false
    _ = screen.takeShown()
    for step in 1...20 { host.loop.wake(after: UInt64(step) * Self.second / 10) }
    #expect(!screen.shown.contains { $0.kind == .background })
    screen.line.takesBackground = true
    for step in 21...40 { host.loop.wake(after: UInt64(step) * Self.second / 10) }
    #expect(screen.takeShown().contains { $0.kind == .background })
  }

  @Test func nothingWakesWhereNothingMoves() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen)
    for step in 1...20 { host.loop.wake(after: UInt64(step) * Self.second) }
    _ = screen.takeShown()
    for step in 21...40 { host.loop.wake(after: UInt64(step) * Self.second) }
    #expect(screen.shown.isEmpty)
  }

  @Test func lightStandsStillWithoutTheFocus() throws {
    let screen = RecordingScreen(size: Self.size)
    let host = try Self.host(screen, background: BubbleField(seed: 3))
    for step in 1...20 { host.loop.wake(after: UInt64(step) * Self.second / 10) }
    #expect(screen.shown.contains { $0.kind == .background })
    screen.hasFocus = false
    host.loop.wake(with: [.focus(false)])
    _ = screen.takeShown()
    for step in 21...40 { host.loop.wake(after: UInt64(step) * Self.second / 10) }
    #expect(!screen.shown.contains { $0.kind == .background })
    screen.hasFocus = true
    host.loop.wake(with: [.focus(true)])
    #expect(screen.backgroundQuestions == 1)
    for step in 41...60 { host.loop.wake(after: UInt64(step) * Self.second / 10) }
    #expect(screen.shown.contains { $0.kind == .background })
  }
}
