import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import CursesThemes

extension Workspace {
  /// The problem with the title, else what was said last.
  var shownNotice: Notice? {
    if let words = notebookSteps.running.words { return .hint(words) }
    if place == .title, let note, let problem = note.titleProblem {
      return .problem(note.refusedTitle == note.title ? "\(note.refusalStart) \(problem)" : problem)
    }
    return notice ?? note?.saveProblem.map(Notice.problem)
  }

  var savedState: SavedState {
    guard let note else { return SavedState(sign: "○", words: "no note", role: .dim) }
    if note.isReadOnly {
      let words = note.isOutside ? "outside, read-only" : "read-only"
      return SavedState(sign: "○", words: words, role: .info)
    }
    if case .going(let part) = note.reading {
      return SavedState(sign: "◌", words: "reading \(Int(part * 100)) %", role: .info)
    }
    if note.isSaving { return SavedState(sign: "◌", words: "saving", role: .info) }
    if note.needsSaving { return SavedState(sign: "●", words: "unsaved", role: .warning) }
    if note.isForReading { return SavedState(sign: "○", words: "reading view", role: .info) }
    return note.isNew
      ? SavedState(sign: "○", words: "new", role: .dim)
      : SavedState(sign: "✓", words: "saved", role: .good)
  }

  /// The four keys that matter where the focus is.
  var keyHints: [KeyHint] {
    switch place {
    case .filter where entries.isEmpty, .list where entries.isEmpty:
      [hint(.newNote, "new note"), hint(.commandPalette, "commands"), hint(.help, "help")]
    case .filter where textSearch != nil:
      [
        KeyHint(key: "Enter", words: "open"), hint(.replace, "replace in all"),
        KeyHint(key: "Esc", words: "all notes"), hint(.help, "help"),
      ]
    case .filter:
      [
        KeyHint(key: "Enter", words: "open"), hint(.searchTexts, "search the texts"),
        KeyHint(key: "Esc", words: "all notes"), hint(.help, "help"),
      ]
    case .list where !browser.marks.isEmpty:
      [
        hint(.paste, "put here"), hint(.trashNote, "move to the trash"),
        KeyHint(key: "Esc", words: "unmark"), hint(.help, "help"),
      ]
    case .list where browser.selectedFolder(in: self) != nil: folderHints
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
    case .editor where note == nil && folder == nil:
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
    case .editor where note?.isReadOnly == true && note?.isOutside == true:
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
  var emptyHints: [KeyHint] {
    var hints = [hint(.newNote, "new note"), hint(.quickOpen, "open a note")]
    if folder == nil {
      hints = [hint(.reload, "open it again")]
      if namedPaths.count > 1 { hints.append(hint(.quickOpen, "open another")) }
      hints.append(hint(.quit, "quit"))
    }
    return (hints + [hint(.commandPalette, "all commands")]).filter { !$0.key.isEmpty }
  }

  private func hint(_ command: AppCommand, _ words: String) -> KeyHint {
    KeyHint(key: keyName(command), words: words, command: command)
  }

  /// A command as a sentence names it: by its key, or by its title where it has none.
  func wayTo(_ command: AppCommand) -> String {
    let key = keyName(command)
    return key.isEmpty ? "“\(command.title)”" : key
  }

  /// The key to show for a command, as the settings have it; empty when it has none.
  func keyName(_ command: AppCommand) -> String {
    // A key may be another one after the settings were changed.
    _ = settingsRevision
    return settings.keymap.key(for: command)?.description ?? ""
  }

  var countHint: String {
    guard !filter.isEmpty else {
      let count = listedEntries.count
      return Numbers.words(count, "note")
    }
    guard let textSearch else {
      return "\(Numbers.words(visibleEntries.count)) of \(Numbers.words(entries.count))"
    }
    return textSearch.countWords(hasIndex: indexing?.readyIndex != nil)
  }

  /// What is said in the place of a list without entries.
  var emptyListHint: String {
    if !isListLoaded { return "Reading…" }
    guard !filter.isEmpty else { return "No notes yet.\n\(wayTo(.newNote)) starts the first." }
    guard let textSearch else {
      return "No title and no first line has “\(filter)”.\nEnter searches the texts."
    }
    return textSearch.emptyWords
  }
}
