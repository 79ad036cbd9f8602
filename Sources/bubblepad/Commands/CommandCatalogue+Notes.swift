extension CommandCatalogue {
  static let notes: [CommandDetails] = [
    CommandDetails(
      .newNote, "New note", "Start an empty note and name it.", keys: [.ctrl("n")],
      words: "create file add"),
    CommandDetails(
      .quickOpen, "Open a note", "Find a note by a few letters of its name.", keys: [.ctrl("o")],
      words: "file switch go"),
    CommandDetails(
      .save, "Save", "Write the note to the disk.", keys: [.ctrl("s")], words: "write store"),
    CommandDetails(
      .saveAs, "Save a copy as…", "Write the note under another name and go on with that one.",
      keys: [.alt("s"), .ctrlShift("s")], words: "export copy write"),
    CommandDetails(
      .duplicate, "Duplicate the note", "Make a copy of the note beside it.", words: "copy clone"),
    CommandDetails(
      .rename, "Rename the note", "Change the title, and the file's name with it.",
      keys: [.function(2)], words: "title file name"),
    CommandDetails(
      .reload, "Reload from the disk", "Read the note again as it is on the disk.",
      keys: [.function(5)], words: "revert refresh"),
    CommandDetails(
      .lockNote, "Lock the note", "Encrypt the note with a passphrase.", keys: [.alt("l")],
      words: "encrypt password secret protect"),
    CommandDetails(
      .unlockNote, "Remove the lock", "Store a locked note as plain Markdown again.",
      words: "unlock decrypt password plain"),
    CommandDetails(
      .changePassphrase, "Change the passphrase", "Lock the note with another passphrase.",
      words: "password"),
    CommandDetails(
      .trashNote, "Move to the trash", "Take the note out of the notebook; it can be brought back.",
      keys: [.key(.delete)], in: [.list], words: "delete remove bin"),
    CommandDetails(
      .copyPath, "Copy the note's path", "Put the path of the file on the clipboard.",
      words: "location file"),
  ]

  static let editing: [CommandDetails] = [
    CommandDetails(
      .undo, "Undo", "Take the last change back.", keys: [.ctrl("z")], words: "back revert"),
    CommandDetails(
      .redo, "Redo", "Make the change again that was taken back.",
      keys: [.ctrl("y"), .ctrlShift("z")], words: "again repeat"),
    CommandDetails(
      .cut, "Cut", "Move what is selected to the clipboard; without a selection, the line.",
      keys: [.ctrl("x"), .key(.delete, .shift)]),
    CommandDetails(
      .copy, "Copy", "Copy what is selected to the clipboard; without a selection, the line.",
      keys: [.ctrl("c"), .key(.insert, .control)]),
    CommandDetails(
      .paste, "Paste", "Insert what is on the clipboard.",
      keys: [.ctrl("v"), .key(.insert, .shift)], words: "insert clipboard"),
    CommandDetails(.selectAll, "Select all", "Select the whole text.", keys: [.ctrl("a")]),
    CommandDetails(
      .toggleVi, "Vi keys", "Edit with the keys of vi, or with the usual ones again.",
      words: "vim modal"),
    CommandDetails(
      .suggestSpelling, "Correct the spelling…",
      "See what may be meant by the misspelt word at the caret or the next one; know or ignore it.",
      keys: [.alt("$")], in: [.editor], words: "spellcheck suggestion dictionary"),
    CommandDetails(
      .nextMisspelling, "Next misspelt word", "Go to the next misspelt word.",
      keys: [.alt(";")], in: [.editor], words: "spellcheck mistake error"),
    CommandDetails(
      .previousMisspelling, "Previous misspelt word", "Go to the misspelt word before.",
      keys: [.alt(":")], in: [.editor], words: "spellcheck mistake error"),
    CommandDetails(
      .toggleSpelling, "Check spelling", "Mark misspelt words, or not any more.",
      keys: [.alt("k")], in: [.editor], words: "spellcheck dictionary"),
  ]

  static let finding: [CommandDetails] = [
    CommandDetails(.find, "Find", "Search the note.", keys: [.ctrl("f")], words: "search"),
    CommandDetails(
      .findNext, "Next match", "Go to the next place that matches.",
      keys: [.ctrl("g"), .function(3)], words: "search again"),
    CommandDetails(
      .findPrevious, "Previous match", "Go to the place before that matches.",
      keys: [.alt("g"), .function(3, .shift), .ctrlShift("g")], words: "search again back"),
    CommandDetails(
      .replace, "Find and replace", "Search the note and put something else in place.",
      keys: [.ctrl("r")], words: "substitute search change"),
    CommandDetails(
      .replaceAll, "Replace all",
      "Replace every match, as one step of undo; while you only search, put a caret at each.",
      keys: [.alt("a")], in: [.field], words: "substitute"),
    CommandDetails(
      .findCase, "Match case", "Tell capitals and small letters apart, or not.",
      keys: [.alt("c")], in: [.field], words: "sensitive capitals"),
    CommandDetails(
      .findWord, "Whole words", "Find whole words only, or parts too.",
      keys: [.alt("w")], in: [.field]),
    CommandDetails(
      .findPattern, "Regular expression", "Read what is looked for as a pattern, or as it is.",
      keys: [.alt("r")], in: [.field], words: "regex regexp"),
    CommandDetails(
      .nextOccurrence, "Select the next as well",
      "Select the word; then the next place that shows the same, with a caret of its own.",
      keys: [.ctrl("d")], in: [.editor], words: "multiple cursors carets occurrence"),
    CommandDetails(
      .allOccurrences, "Select all of these",
      "Put a caret at every place that shows what is selected, or that matches.",
      keys: [.alt("a")], in: [.editor], words: "multiple cursors carets occurrences"),
    CommandDetails(
      .caretAbove, "Caret above", "Put another caret in the row above.",
      keys: [.key(.up, [.alt, .shift])], in: [.editor], words: "multiple cursors carets"),
    CommandDetails(
      .caretBelow, "Caret below", "Put another caret in the row below.",
      keys: [.key(.down, [.alt, .shift])], in: [.editor], words: "multiple cursors carets"),
    CommandDetails(
      .outline, "Outline…", "Go to a heading of the note.", keys: [.alt("j")],
      words: "headings contents toc sections jump"),
    CommandDetails(
      .goToLine, "Go to line…", "Go to a line by its number.", keys: [.ctrl("l")],
      words: "jump number"),
    CommandDetails(
      .goToTop, "Go to the top", "Go to the start of the note.",
      keys: [.key(.home, .control)], in: [.editor], words: "start beginning"),
    CommandDetails(
      .goToBottom, "Go to the end", "Go to the end of the note.",
      keys: [.key(.end, .control)], in: [.editor], words: "bottom"),
    // Alt+Enter makes some terminals fill the screen, so there is F4 too.
    CommandDetails(
      .followLink, "Follow the link", "Open the note or the address under the caret.",
      keys: [.key(.enter, .alt), .function(4), .key(.enter, .control)], in: [.editor],
      words: "open wiki footnote tag jump url"),
  ]
}
