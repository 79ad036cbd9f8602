import CursesCore
import CursesFoundation
import CursesThemes
import CursesViews

/// A host without a terminal: shows a view, takes keys, pastes and the mouse, and gives the screen to read.
///
///     @Test func theNameIsGreeted() {
///       let host = TestHost(columns: 40, rows: 5, Greeting())
///       host.type("Ada")
///       host.press(.enter)
///       #expect(host.contains("Hello, Ada"))
///     }
///
/// Each call brings the screen up to date before it returns. Time stands still until `advance(by:)`;
/// what a program does in tasks of its own is waited for with `wait(until:)`. Values of `AppStorage` stay in
/// memory and are gone when the tests end.
@MainActor
public final class TestHost {
  /// What is shown, and how.
  package let screen: HeadlessScreen
  /// Whether the program has been ended: by Ctrl+Q, when no view takes that key, or by itself.
  public private(set) var hasQuit = false
  /// The seconds that have passed for the program.
  public private(set) var time = 0.0
  /// The moment that clocks and `TimelineView` show: the start of 1970, unless a test sets another one.
  /// `advance(by:)` moves it.
  public var date = Date(timeIntervalSince1970: 0)

  /// Shows a view in a window of so many cells.
  public init(
    columns: Int = 80, rows: Int = 24, terminal: TestTerminal = TestTerminal(), _ view: some View
  ) {
    screen = HeadlessScreen(
      size: Size(columns: columns, rows: rows), terminal.theme, depth: terminal.depth,
      isUnicode: terminal.isUnicode, isLinear: terminal.isLinear)
    screen.quitKey = TestHost.quitKey
    screen.reducesMotion = terminal.reducesMotion
    StoredValues.areVolatile = true
    show(view)
  }

  /// Shows the views of a closure in a window of so many cells.
  public convenience init<Content: View>(
    columns: Int = 80, rows: Int = 24, terminal: TestTerminal = TestTerminal(),
    @ViewBuilder content: () -> Content
  ) { self.init(columns: columns, rows: rows, terminal: terminal, content()) }

  /// The key that ends a program.
  private static let quitKey = Key(.character("q"), .control)

  /// Shows a view in place of the one before; views of the same type keep their state.
  public func show(_ view: some View) {
    screen.show(view) { [unowned self] in hasQuit = true }
    settle()
  }

  /// Brings everything up to date after a change that came from no key, as a frame does.
  ///
  /// Returns the rows that were drawn again; nil for none.
  @discardableResult
  public func settle() -> Range<Int>? { screen.settle() }

  // MARK: Keys

  /// Delivers an event. Returns whether a view took it.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    defer { settle() }
    // A key that was typed ahead belongs to the control that has the focus by then.
    screen.update()
    let isTaken = screen.deliver(event)
    if !isTaken, case .key(let key) = event, key.pressed == TestHost.quitKey { hasQuit = true }
    return isTaken
  }

  /// Presses a key. Returns whether a view took it.
  @discardableResult
  public func press(_ code: Key.Code, _ modifiers: KeyModifiers = []) -> Bool {
    send(.key(Key(code, modifiers)))
  }

  /// Presses a letter with Ctrl. Returns whether a view took it.
  @discardableResult
  public func control(_ letter: Character) -> Bool { press(.character(letter), .control) }

  /// Presses a letter with Alt. Returns whether a view took it.
  @discardableResult
  public func alt(_ letter: Character) -> Bool { press(.character(letter), .alt) }

  /// Types a text, a key for each character, as a terminal sends them: a line end or carriage return is Enter, a tab
  /// is Tab, an escape Esc, a delete Backspace.
  public func type(_ text: String) {
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": press(.enter)
      case "\t": press(.tab)
      case "\u{1B}": press(.escape)
      case "\u{8}", "\u{7F}": press(.backspace)
      default: press(.character(character))
      }
    }
  }

  /// Pastes a text as one event, as terminals with bracketed paste do.
  public func paste(_ text: String) { send(.paste(Array(text.utf8))) }

  // MARK: Mouse

  /// Lets the mouse do something over a cell, counted from the upper left. Returns whether a view took it.
  @discardableResult
  public func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []
  ) -> Bool {
    send(.mouse(Mouse(action, at: Point(column: column, row: row), modifiers: modifiers)))
  }

  /// Presses and releases the left button over a cell.
  ///
  /// - Parameter clicks: 1, 2 or 3, as of one, two or three clicks in quick succession.
  public func click(
    _ column: Int, _ row: Int, clicks: Int = 1, _ modifiers: KeyModifiers = []
  ) {
    mouse(.press(.left, clicks: clicks), column, row, modifiers)
    mouse(.release(.left), column, row)
  }

  /// Clicks the first cell of a text that is on the screen.
  ///
  /// - Throws: `NotShown` when it is not.
  public func click(_ text: String) throws(NotShown) {
    guard let place = position(of: text) else { throw NotShown(text: text, picture: picture) }
    click(place.column, place.row)
  }

  /// A text that a test looked for is not on the screen.
  public struct NotShown: Error, CustomStringConvertible {
    /// What was looked for.
    public let text: String
    /// What was there instead.
    public let picture: String
    public var description: String { "“\(text)” is not on the screen:\n\(picture)" }
  }

  // MARK: Window and time

  /// Gives the window another size, as when the terminal's is changed.
  public func resize(columns: Int, rows: Int) {
    send(.resize(Size(columns: columns, rows: rows)))
  }

  /// Lets time pass for animations, clocks and `TimelineView`, in frames of a thirtieth of a second.
  public func advance(by seconds: Double) {
    let end = time + max(0, seconds)
    while time < end {
      let step = min(end - time, 1.0 / 30)
      time += step
      if end - time < 1e-9 { time = end }
      date += step
      screen.advance(to: time, date: date.timeIntervalSince1970)
      settle()
    }
  }

  /// Waits until the screen is as a test wants it: for tasks, rules that ask elsewhere, debounced input.
  ///
  /// Returns false when it was not within the time, and in some looks at least: other tests may keep the main
  /// actor busy for minutes between two of them.
  @discardableResult
  public func wait(
    for longest: Duration = .seconds(120), until isDone: () -> Bool
  ) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + longest
    settle()
    var looks = 0
    while !isDone() {
      looks += 1
      guard clock.now < end || looks < 25 else { return false }
      try? await Task.sleep(for: .milliseconds(5))
      settle()
    }
    // What a task has just changed is told to its views by another one.
    for _ in 0..<3 { await Task.yield() }
    settle()
    return true
  }
}
