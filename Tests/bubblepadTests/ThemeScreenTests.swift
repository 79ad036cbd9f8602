import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore
import Glibc
import Testing

@testable import BubblepadCommands
@testable import BubblepadDialogs
@testable import BubblepadSettings
@testable import bubblepad

/// The whole app in every built-in theme, at several sizes and three depths of colour.
@Suite("Screens of every theme", .serialized)
@MainActor
struct ThemeScreenTests {
  private static let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 120, rows: 36),
    Size(columns: 60, rows: 16), Size(columns: 200, rows: 50), Size(columns: 320, rows: 90),
  ]

  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write(
      """
      # Market

      Leave **early**, with `cash` and [a list](b.md). ~~Sleep~~ ==Buy `bread`==

      - [x] milk
      - [ ] eggs

      > Buy less.
      """, to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    var settings = Preferences()
    settings.settingsFile = home.path("settings.yaml")
    // What is looked at is the screen as it stays.
    settings.reducesMotion = true
    workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("A.md"))
  }

  private func screen(_ theme: Theme, _ size: Size, _ depth: ColorDepth) -> HeadlessScreen {
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: theme, depth: depth)
    screen.show(NotebookScene(workspace: workspace))
    return screen
  }

  @Test("A click on a key in the status bar does what the key does")
  func keysOfTheStatusBarCanBeClicked() throws {
    let screen = screen(.fallback, Size(columns: 100, rows: 30), .direct)
    let hint = try #require(workspace.keyHints.first { $0.command == .commandPalette })
    let rows = FrameText().text(screen.picture()).split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.lastIndex { $0.contains(hint.words) })
    let place = try #require(rows[row].firstRange(of: hint.words)).lowerBound
    let column = rows[row][..<place].count
    screen.send(.mouse(Mouse(.press(.left, clicks: 1), at: Point(column: column, row: row))))
    #expect(workspace.conversation.dialog != nil)
  }

  @Test("What the status bar says of the caret is laid out only where it grows")
  func statusIsNotLaidOut() throws {
    let screen = screen(.fallback, Size(columns: 100, rows: 30), .direct)
    let note = try #require(workspace.note)
    note.editor.go(toOffset: 30)
    // The first letter makes it unsaved.
    screen.send(.key(Key(.character("x"))))
    note.refreshStatus()
    screen.update()
    let before = (screen.layoutCount, note.position)
    for letter in "abc" {
      screen.send(.key(Key(.character(letter))))
      note.refreshStatus()
      screen.update()
    }
    #expect(note.position != before.1)
    #expect(screen.layoutCount == before.0)
  }

  @Test("Every theme shows the same words, and each can be read over every background")
  func everyTheme() throws {
    var turn = 0
    for size in Self.sizes {
      for depth in [ColorDepth.direct, .indexed256, .ansi16] {
        let words = FrameText().text(
          screen(.fallback, size, depth).picture(of: PlainBackground()))
        #expect(words.contains("Market"))
        for entry in ThemeLibrary().entries {
          let theme = try ThemeLibrary().theme(entry)
          let screen = screen(theme, size, depth)
          turn += 1
          let kind = BackgroundKind.allCases[turn % BackgroundKind.allCases.count]
          let frame = screen.picture(of: kind.scene(seed: UInt64(turn)), at: Double(turn) * 3.1)
          let place = "\(entry.slug) \(size.columns)×\(size.rows) \(depth) \(kind)"
          if theme.border == .rounded {
            #expect(FrameText().text(frame) == words, "\(place)")
          }
          checkContrast(frame, theme, place)
        }
      }
    }
  }

  @Test("The find bar and selected text can be read in every theme")
  func findAndSelection() throws {
    for shown in ["cash", "Buy", "bread", "selection"] {
      if shown == "selection" {
        workspace.services.finder.close()
        workspace.note?.editor.perform(.edit(.selectAll))
      } else {
        #expect(workspace.perform(.find))
        workspace.find?.query = shown
      }
      for (turn, entry) in ThemeLibrary().entries.enumerated() {
        let theme = try ThemeLibrary().theme(entry)
        let kind = BackgroundKind.allCases[turn % BackgroundKind.allCases.count]
        for depth in [ColorDepth.direct, .indexed256] {
          let screen = screen(theme, Self.sizes[2], depth)
          let frame = screen.picture(of: kind.scene(seed: UInt64(turn)), at: Double(turn) * 3.1)
          checkContrast(frame, theme, "\(shown) in \(entry.slug) \(depth)")
        }
      }
    }
  }

  /// The dialogs that are seen most: in every theme at every size. The others take a size a theme.
  private static let oftenSeen: Set<AppCommand> = [
    .commandPalette, .help, .insertLink, .lockNote, .quickOpen, .themes, .editTheme,
  ]

  @Test("Every dialog can be read in every theme, over light and over what lies behind it")
  func dialogs() throws {
    let themes = try ThemeLibrary().entries.map { try ThemeLibrary().theme($0) }
    var (turn, seen) = (0, Set<AppCommand>())
    for command in AppCommand.allCases where command != .suspend {
      // What one command does to the text is not there for the next.
      let fresh = try ThemeScreenTests()
      if try fresh.readDialog(of: command, themes, turn: &turn) { seen.insert(command) }
    }
    #expect(seen.isSuperset(of: Self.oftenSeen))
    #expect(seen.count >= 18, "\(seen.map(\.rawValue).sorted())")
  }

  /// Checks the dialog that a command opens. Returns whether it opens one.
  private func readDialog(
    of command: AppCommand, _ themes: [Theme], turn: inout Int
  ) throws -> Bool {
    let sizes = [Size(columns: 60, rows: 16), Self.sizes[1], Self.sizes[2], Self.sizes[4]]
    workspace.note?.editor.go(toOffset: 12)
    // Unsaved, so that what would leave it asks.
    workspace.note?.editor.perform(.edit(.insertText("x")))
    for (number, size) in sizes.enumerated() {
      shell.screenSize = size
      _ = workspace.perform(command)
      defer { workspace.conversation.dialog = nil }
      guard workspace.conversation.dialog != nil else { return false }
      for (index, theme) in themes.enumerated()
      where Self.oftenSeen.contains(command) || index % sizes.count == number {
        turn += 1
        let depth = turn.isMultiple(of: 5) ? ColorDepth.indexed256 : .direct
        let screen = screen(theme, size, depth)
        let kind = BackgroundKind.allCases[turn % BackgroundKind.allCases.count]
        let frame = screen.picture(of: kind.scene(seed: UInt64(turn)), at: Double(turn) * 2.3)
        let place = "\(command) in \(theme.name) \(size.columns)×\(size.rows) \(depth) \(kind)"
        let box = try #require(sheetBox(of: frame) ?? frontBox(of: frame), "\(place)")
        checkContrast(frame, theme, place, within: box, depth: depth)
      }
    }
    return true
  }

  /// The box at the right edge of the screen.
  private func sheetBox(of frame: Frame) -> Rect? {
    let metrics = ScreenMetrics(size: frame.size)
    guard metrics.hasRoomForSheets, workspace.conversation.dialog?.isPreview == true else {
      return nil
    }
    let right = frame.size.columns - metrics.marginColumns
    let left = right - ScreenMetrics.narrowDialog
    let top = metrics.marginTop
    guard "╭┏┌".contains(frame[left, top].glyph.text),
      "╮┓┐".contains(frame[right - 1, top].glyph.text),
      let bottom = (top..<frame.size.rows).first(where: {
        "╰┗└".contains(frame[left, $0].glyph.text)
      })
    else { return nil }
    return Rect(column: left, row: top, columns: right - left, rows: bottom - top + 1)
  }

  /// The narrowest box around the middle of the screen.
  private func frontBox(of frame: Frame) -> Rect? {
    let middle = frame.size.columns / 2
    func isOne(of corners: String, _ column: Int, _ row: Int) -> Bool {
      frame[column, row].glyph.text.first.map { corners.contains($0) } ?? false
    }
    var boxes: [Rect] = []
    for top in 0..<frame.size.rows / 2 {
      let left = (0..<middle).last { isOne(of: "╭┏┌", $0, top) }
      let right = (middle..<frame.size.columns).first { isOne(of: "╮┓┐", $0, top) }
      guard let left, let right, abs(left + right + 1 - frame.size.columns) <= 2,
        let bottom = (top..<frame.size.rows).first(where: { isOne(of: "╰┗└", left, $0) })
      else { continue }
      boxes.append(
        Rect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1))
    }
    // A dialog may be as wide as the page behind it.
    return boxes.min {
      ($0.size.columns, $0.size.rows) < ($1.size.columns, $1.size.rows)
    }
  }

  private func checkContrast(
    _ frame: Frame, _ theme: Theme, _ place: String, within rect: Rect? = nil,
    depth: ColorDepth = .direct
  ) {
    var seen: Set<[Color]> = []
    let rect = rect ?? frame.bounds
    for row in rect.rows {
      for column in rect.columns {
        let cell = frame[column, row]
        let (ink, ground) = (cell.style.foreground, cell.style.background)
        guard cell.glyph.text.first?.isLetter == true, !ink.isTerminalDefault,
          !ground.isTerminalDefault, ground.isOpaque, seen.insert([ink, ground]).inserted
        else { continue }
        let ratio = ink.contrast(with: ground)
        // What cannot be pressed needs less.
        let isDisabled =
          ink == theme.adapted(to: depth).style(.buttonDisabled, on: .dialog).foreground
        if ratio < theme.leastContrast(of: isDisabled ? .buttonDisabled : .text) {
          Issue.record("\(place): “\(cell.glyph.text)” at \(column),\(row) has \(ratio)")
          return
        }
      }
    }
  }

  @Test("What is saved, wrong or chosen is said by a sign or a word, not by colour alone")
  func withoutColour() {
    let screen = screen(.fallback, Self.sizes[2], .none)
    func words() -> String { FrameText().text(screen.picture()) }
    #expect(words().contains("saved"))
    workspace.note?.editor.perform(.edit(.insertText("x")))
    screen.update()
    #expect(words().contains("unsaved"))
    for notice in [
      Notice.problem("p"), .warning("w"), .done("d"), .hint("h"),
    ] {
      workspace.tell(notice)
      #expect(words().contains("\(notice.sign) \(notice.words)"))
    }
    #expect(words().contains("☑") && words().contains("☐"))
  }

  @Test("What is said is never cut", arguments: [Notice.Kind.hint, .done, .warning, .problem])
  func wholeSentences(_ kind: Notice.Kind) {
    let words = "Spelling is not checked. Alt+K shows whether it can be, and what to install."
    for size in Self.sizes {
      let screen = screen(.fallback, size, .none)
      workspace.tell(Notice(kind: kind, words: words))
      screen.update()
      let shown = FrameText().text(screen.picture()).split { " \n│".contains($0) }
      #expect(shown.joined(separator: " ").contains(words), "\(size)")
    }
  }

  @Test("Without colours attributes tell states apart")
  func attributes() {
    let theme = Theme.fallback.adapted(to: .none)
    let pairs: [(Role, Role)] = [
      (.borderFocused, .border), (.buttonFocused, .button), (.buttonDisabled, .button),
      (.listSelected, .text), (.selection, .text), (.searchMatch, .text),
      (.searchCurrent, .searchMatch), (.link, .text), (.doneText, .text), (.highlight, .text),
      (.strong, .text), (.title, .text), (.placeholder, .text), (.field, .text),
    ]
    for (one, other) in pairs {
      #expect(theme[one].attributes != theme[other].attributes, "\(one) and \(other)")
    }
  }

  @Test("A picture has a secret masked, whatever is pressed")
  func secrets() throws {
    let screen = screen(.fallback, Self.sizes[2], .direct)
    _ = workspace.perform(.lockNote)
    screen.update()
    for character in "hunter2 swordfish" { screen.send(.key(Key(.character(character)))) }
    screen.send(.key(Key(.character("r"), .alt)))
    let words = FrameText().text(screen.picture())
    #expect(words.contains("Lock"))
    #expect(!words.contains("hunter2") && !words.contains("swordfish"))
    let svg = FrameSVG().text(screen.picture())
    #expect(!svg.contains("hunter2"))
  }
}
