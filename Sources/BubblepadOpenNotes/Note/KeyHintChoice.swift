import BubblepadCommands
import BubblepadPanels

/// The keys that are shown, of all that there are: those that matter where the focus is.
@MainActor
package struct KeyHintChoice {
  /// What the list of notes shows.
  package enum List { case empty, notes, found, marked, folder }

  package let place: Place
  package let note: OpenNote?
  package let list: List
  package let hasNotebook: Bool
  /// How many notes the command line named.
  package let namedCount: Int
  /// The key of a command; empty where it has none.
  package let keyName: (AppCommand) -> String

  package init(
    place: Place, note: OpenNote?, list: List, hasNotebook: Bool, namedCount: Int,
    keyName: @escaping (AppCommand) -> String
  ) {
    (self.place, self.note, self.list) = (place, note, list)
    (self.hasNotebook, self.namedCount, self.keyName) = (hasNotebook, namedCount, keyName)
  }

  /// The four keys that matter where the focus is.
  package var hints: [KeyHint] {
    switch place {
    case .filter where list == .empty, .list where list == .empty:
      [hint(.newNote, "new note"), hint(.commandPalette, "commands"), hint(.help, "help")]
    case .filter where list == .found:
      [
        KeyHint(key: "Enter", words: "open"), hint(.replace, "replace in all"),
        KeyHint(key: "Esc", words: "all notes"), hint(.help, "help"),
      ]
    case .filter:
      [
        KeyHint(key: "Enter", words: "open"), hint(.searchTexts, "search the texts"),
        KeyHint(key: "Esc", words: "all notes"), hint(.help, "help"),
      ]
    case .list where list == .marked:
      [
        hint(.paste, "put here"), hint(.trashNote, "move to the trash"),
        KeyHint(key: "Esc", words: "unmark"), hint(.help, "help"),
      ]
    case .list where list == .folder: folderHints
    case .list:
      [
        KeyHint(key: "Enter", words: "open"), hint(.newNote, "new"),
        hint(.trashNote, "move to the trash"), hint(.help, "help"),
      ]
    case .title:
      [
        KeyHint(key: "Enter", words: note?.isNew == true ? "go to the text" : "rename"),
        KeyHint(key: "Esc", words: note?.promptTitle == nil ? "old title" : "no title"),
        hint(.help, "help"),
      ]
    case .find:
      [
        KeyHint(key: "Enter", words: "next"), KeyHint(key: "Esc", words: "close"),
        hint(.findPrevious, "previous"), hint(.replace, "replace"),
        hint(.findCase, "case"), hint(.findWord, "word"), hint(.findPattern, "pattern"),
      ]
    case .replace:
      [
        KeyHint(key: "Enter", words: "replace"), hint(.replaceAll, "all"),
        hint(.findNext, "next"), KeyHint(key: "Esc", words: "close"),
      ]
    case .editor where note == nil && !hasNotebook:
      [
        hint(.reload, "open again"), hint(.quit, "quit"), hint(.commandPalette, "commands"),
        hint(.help, "help"),
      ]
    case .editor where note == nil:
      [
        hint(.newNote, "new"), hint(.quickOpen, "open"), hint(.commandPalette, "commands"),
        hint(.help, "help"),
      ]
    case .editor where note?.vi?.takesLetters == true:
      [
        KeyHint(key: "i", words: "type"), KeyHint(key: ":w", words: "save"),
        hint(.commandPalette, "commands"), hint(.help, "help"),
      ]
    case .editor where note?.canBeOpenedForEditing == true:
      [
        hint(.editOutside, "edit this file"), hint(.find, "find"),
        hint(.commandPalette, "commands"), hint(.help, "help"),
      ]
    case .editor where note?.isForReading == true:
      [
        hint(.toggleReading, "edit"), KeyHint(key: "Tab", words: "next link"),
        hint(.find, "find"), hint(.help, "help"),
      ]
    case .editor where note?.isReadOnly == true:
      [
        hint(.find, "find"), hint(.outline, "outline"), hint(.commandPalette, "commands"),
        hint(.help, "help"),
      ]
    case .editor where note?.isMarkdown == false:
      [
        hint(.save, "save"), hint(.quit, "quit"), hint(.find, "find"),
        hint(.commandPalette, "commands"), hint(.help, "help"),
      ]
    case .editor, .beside:
      textHints + [hint(.commandPalette, "commands"), hint(.help, "help")]
    }
  }

  private var folderHints: [KeyHint] {
    [
      KeyHint(key: "Enter", words: "fold or unfold"), hint(.newNote, "new note here"),
      hint(.rename, "rename"), hint(.help, "help"),
    ]
  }

  /// The two keys that matter in what the caret is in.
  private var textHints: [KeyHint] {
    switch note?.ground {
    case .table: [KeyHint(key: "Tab", words: "next cell"), hint(.table, "change the table")]
    case .code:
      [KeyHint(key: "Down", words: "leave it at its end"), hint(.codeBlock, "make text")]
    case .task: [hint(.tickTask, "tick"), hint(.toggleBold, "bold")]
    case .link: [hint(.followLink, "follow"), hint(.insertLink, "change the link")]
    case .text, nil: [hint(.toggleBold, "bold"), hint(.insertLink, "link")]
    }
  }

  /// What can be done while no note is open. Without a notebook there is only what the command line named.
  package var hintsWithoutNote: [KeyHint] {
    var hints = [hint(.newNote, "new note"), hint(.quickOpen, "open a note")]
    if !hasNotebook {
      hints = [hint(.reload, "open it again")]
      if namedCount > 1 { hints.append(hint(.quickOpen, "open another")) }
      hints.append(hint(.quit, "quit"))
    }
    return (hints + [hint(.commandPalette, "all commands")]).filter { !$0.key.isEmpty }
  }

  private func hint(_ command: AppCommand, _ words: String) -> KeyHint {
    KeyHint(key: keyName(command), words: words, command: command)
  }
}
