import CursesCore
import Testing

@testable import BubblepadCommands
@testable import bubblepad

@Suite("Commands and their keys")
struct KeymapTests {
  @Test func everyCommandIsInTheCatalogueOnce() {
    #expect(CommandCatalogue.all.count == AppCommand.allCases.count)
    #expect(Set(CommandCatalogue.all.map(\.command)) == Set(AppCommand.allCases))
    #expect(CommandCatalogue.parts.map(\.group) == CommandGroup.allCases)
  }

  @Test func everyCommandIsSaidInWords() {
    for details in CommandCatalogue.all {
      #expect(details.help.hasSuffix("."), "\(details.command)")
      #expect(details.title.first?.isUppercase == true)
      #expect(!details.contexts.isEmpty)
    }
    let titles = CommandCatalogue.all.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func defaultKeysAreShownAsTheyWork() {
    // With a key of one's own all are looked up in tables, by default in the catalogue.
    let own = Keymap(rebound: [.save: AppCommand.save.details.keys])
    for details in CommandCatalogue.all {
      #expect(Keymap.standard.keys(for: details.command) == own.keys(for: details.command))
    }
  }

  @Test func defaultKeysHaveNoConflict() {
    #expect(Keymap.standard.conflicts.isEmpty, "\(Keymap.standard.conflicts)")
  }

  /// In the list of all commands no key stands beside two, wherever it was opened.
  @Test(arguments: [CommandContext.editor, .list, .field])
  func aKeyIsShownForOneCommand(context: CommandContext) {
    var owners: [KeyChord: AppCommand] = [:]
    for details in CommandCatalogue.all {
      guard let key = Keymap.standard.key(for: details.command, in: context) else { continue }
      let other = owners.updateValue(details.command, forKey: key)
      #expect(other == nil, "\(key) in \(context) is \(details.command)")
    }
    #expect(owners[.alt("c")] == (context == .field ? .findCase : .codeBlock))
    #expect(Keymap.standard.key(for: .nextPanel, in: .editor) == .function(6))
  }

  @Test func everyDefaultKeyCanBeReachedOnAnyTerminal() {
    for details in CommandCatalogue.all where !details.keys.isEmpty {
      #expect(details.keys.contains { !$0.needsKeyboardProtocol }, "\(details.command)")
    }
  }

  @Test(arguments: [
    ("Ctrl+S", AppCommand.save), ("Ctrl+Q", .quit), ("Ctrl+Z", .undo), ("Ctrl+Y", .redo),
    ("Ctrl+X", .cut), ("Ctrl+C", .copy), ("Ctrl+V", .paste), ("Ctrl+A", .selectAll),
    ("Ctrl+B", .toggleBold), ("Ctrl+I", .toggleItalic), ("Alt+I", .toggleItalic),
    ("Ctrl+K", .insertLink), ("Ctrl+F", .find), ("Ctrl+G", .findNext), ("Ctrl+N", .newNote),
    ("Ctrl+O", .quickOpen), ("Ctrl+P", .commandPalette), ("Ctrl+Home", .goToTop),
    ("Ctrl+End", .goToBottom), ("F1", .help), ("Esc", .back),
  ])
  func keysAsPeopleKnowThem(spelling: String, command: AppCommand) throws {
    #expect(Keymap.standard.command(for: try KeyChord(parsing: spelling), in: .editor) == command)
  }

  @Test func aPanelsOwnKeyComesFirst() {
    let tab = Key(.tab)
    #expect(Keymap.standard.command(for: tab, in: .editor) == .indent)
    #expect(Keymap.standard.command(for: tab, in: .list) == .nextPanel)
    #expect(Keymap.standard.command(for: Key(.delete), in: .list) == .trashNote)
    #expect(Keymap.standard.command(for: Key(.delete), in: .editor) == nil)
  }

  @Test func aPersonsKeyReplacesTheDefaultOnes() {
    let keymap = Keymap(rebound: [.save: [.function(12)], .suspend: []])
    #expect(keymap.command(for: .function(12), in: .editor) == .save)
    #expect(keymap.command(for: .ctrl("s"), in: .editor) == nil)
    #expect(keymap.command(for: .alt("z"), in: .editor) == nil)
    #expect(keymap.keys(for: .suspend).isEmpty)
    #expect(keymap.conflicts.isEmpty)
  }

  @Test func aPersonsKeyTakesItFromTheCommandThatHadIt() {
    let keymap = Keymap(rebound: [.quit: [.key(.tab)], .find: [.ctrl("b")]])
    #expect(keymap.command(for: .key(.tab), in: .editor) == .quit)
    #expect(keymap.command(for: .key(.tab), in: .list) == .quit)
    #expect(keymap.command(for: .ctrl("b"), in: .editor) == .find)
    #expect(keymap.keys(for: .toggleBold).isEmpty)
    #expect(keymap.keys(for: .nextPanel) == [.function(6)])
    #expect(keymap.conflicts.isEmpty)
  }

  @Test func twoCommandsOfAPersonInConflict() {
    let keymap = Keymap(rebound: [.save: [.ctrl("d")], .undo: [.ctrl("d")]])
    #expect(keymap.command(for: .ctrl("d"), in: .list) == .save)
    #expect(
      keymap.conflicts
        == [KeyConflict(chord: .ctrl("d"), context: .anywhere, kept: .save, dropped: .undo)])
  }

  /// One of them anywhere, the other in a panel: they would be in each other's way there.
  @Test func twoCommandsOfAPersonInConflictInOnePanel() {
    let keymap = Keymap(rebound: [.save: [.ctrl("b")], .toggleBold: [.ctrl("b"), .function(12)]])
    #expect(keymap.command(for: .ctrl("b"), in: .editor) == .save)
    #expect(keymap.command(for: .function(12), in: .editor) == .toggleBold)
    #expect(
      keymap.conflicts
        == [KeyConflict(chord: .ctrl("b"), context: .anywhere, kept: .save, dropped: .toggleBold)])
  }

  @Test func theKeyShownIsOneThatEveryTerminalSends() {
    #expect(Keymap.standard.key(for: .toggleItalic) == .alt("i"))
    let only = Keymap(rebound: [.save: [.ctrlShift("k")]])
    #expect(only.key(for: .save) == .ctrlShift("k"))
  }

  @Test func theHelpShowsTheKeysThatHold() throws {
    let sheet = HelpSheet(keymap: Keymap(rebound: [.save: [.function(12)]]))
    let rows = sheet.sections.flatMap(\.rows)
    #expect(rows.count == AppCommand.allCases.count)
    #expect(rows.first { $0.command == .save }?.keys == ["F12"])
  }

  /// To renew the page: remove it and run this test twice.
  @Test func thePageOfKeysIsTrue() throws {
    let expected = HelpSheet(keymap: .standard).markdown
    guard let page = try? Repository.text("docs/keys.md") else {
      Repository.write(expected, to: "docs/keys.md")
      Issue.record("docs/keys.md was not there; it is written now")
      return
    }
    #expect(page == expected)
  }
}
