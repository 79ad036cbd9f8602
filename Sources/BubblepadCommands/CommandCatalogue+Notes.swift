extension CommandCatalogue {
  package static let notes: [CommandDetails] = [
    CommandDetails(
      .newNote, "New note", "Start an empty note.", keys: [.ctrl("n")],
      words: "create file add blank another"),
    CommandDetails(
      .quickOpen, "Open note…", "Find a note by a few letters of its title, a heading or an alias.",
      keys: [.ctrl("o")],
      words: "file switch go recent last note browse load"),
    CommandDetails(
      .recentNotes, "Recent notes…", "Open a note that was open recently, in any folder.",
      words: "history last session recent latest"),
    CommandDetails(
      .randomNote, "Open random note", "Open any note of the notebook, by chance.",
      words: "random note chance shuffle surprise lucky serendipity"),
    CommandDetails(
      .pinNote, "Pin or unpin note",
      "Keep the note at the top of the list, or list it by its date again.",
      words: "favourite favorite star bookmark top stick"),
    CommandDetails(
      .sortNotes, "Sort notes…",
      "List the notes by name, by last change or by time of creation, up or down, or in your own order.",
      words: "order arrange alphabetical date newest oldest created modified list own"),
    // Alt+Left is a motion by words in some terminals' own settings, so there is Alt+< too.
    CommandDetails(
      .goBack, "Go back", "Open the note that was open before this one.",
      keys: [.key(.left, .alt), .alt("<")], words: "previous last history"),
    CommandDetails(
      .goForward, "Go forward", "Open the note again that you went back from.",
      keys: [.key(.right, .alt), .alt(">")], words: "next history"),
    CommandDetails(
      .save, "Save", "Write the note to the disk.", keys: [.ctrl("s")], about: .note,
      words: "write store keep unsaved"),
    CommandDetails(
      .saveAs, "Save as…", "Save the text under another name and continue with that note.",
      keys: [.alt("s"), .ctrlShift("s")], about: .note, words: "copy write name"),
    CommandDetails(
      .duplicate, "Duplicate note", "Make a copy of the note beside it.", about: .note,
      words: "copy clone template"),
    CommandDetails(
      .rename, "Rename note",
      "Change the title and the name of the file. Links to the note can change with it.",
      keys: [.function(2)], about: .note, words: "title file name move links"),
    CommandDetails(
      .mergeNote, "Merge note into…",
      "Put the text of the note at the end of another. Links to the note lead there then, and it goes to the trash.",
      about: .page,
      words: "merge notes combine join append compose composer unite"),
    CommandDetails(
      .extractSelection, "Extract selection into note…",
      "Make a note of what is selected, or put it at the end of another. A link stays in its place.",
      about: .page, changesText: true,
      words: "refactor compose composer new part move text out"),
    CommandDetails(
      .extractHeading, "Extract heading into note…",
      "Make a note of the heading at the caret and all below it, or put them at the end of another note. A link stays.",
      about: .page, changesText: true,
      words: "refactor section compose composer new part move text out"),
    CommandDetails(
      .moveNote, "Move note to folder…",
      "Put the note, or the marked ones, in another folder, or in a new one. Links change with them where they must.",
      words: "archive directory subfolder file move note group collection new create"),
    CommandDetails(
      .moveFolder, "Move folder to folder…",
      "Put the selected folder, or that of the note, in another folder. Links change with it where they must.",
      words: "directory"),
    CommandDetails(
      .moveNoteUp, "Move note up in list",
      "Put the selected note above the one before it, where the list is sorted manually.",
      keys: [.key(.up, .alt)], in: [.list], words: "position upwards downwards reorder"),
    CommandDetails(
      .moveNoteDown, "Move note down in list",
      "Put the selected note below the one after it, where the list is sorted manually.",
      keys: [.key(.down, .alt)], in: [.list], words: "position upwards downwards reorder"),
    CommandDetails(
      .markNote, "Mark note",
      "Mark the selected note or folder, or take its mark away. What is marked is moved as one step, and notes are put into the trash so.",
      keys: [.key(.character(" ")), .key(.insert)], in: [.list],
      words: "several select multiple tick check"),
    CommandDetails(
      .markAbove, "Mark previous note", "Mark the selected note and the one above it.",
      keys: [.key(.up, .shift)], in: [.list], words: "several select multiple range"),
    CommandDetails(
      .markBelow, "Mark next note", "Mark the selected note and the one below it.",
      keys: [.key(.down, .shift)], in: [.list], words: "several select multiple range"),
    CommandDetails(
      .newFolder, "New folder…", "Make a folder for notes, inside the one that is selected.",
      words: "directory make subfolder"),
    CommandDetails(
      .renameFolder, "Rename folder…",
      "Give the selected folder, or that of the note, another name. Links change with it where they must.",
      words: "directory"),
    CommandDetails(
      .renameHeading, "Rename heading…",
      "Give the heading at the caret, or the one above it, other words. Links to it change with it.",
      about: .page, changesText: true,
      words: "section title links"),
    CommandDetails(
      .renameBlock, "Rename block id…",
      "Give the block at the caret another id (^id). Links to it change with it.", about: .page,
      changesText: true,
      words: "reference links anchor"),
    CommandDetails(
      .renameAttachment, "Rename attached file…",
      "Give a picture or another file of this note another name. Links to it change with it.",
      about: .page, changesText: true,
      words: "attachments images pictures pdf media links"),
    CommandDetails(
      .moveAttachment, "Move attached file to folder…",
      "Put a picture or another file of this note into another folder. Links to it change with it.",
      about: .page, changesText: true,
      words: "attachments images pictures pdf media links directory"),
    CommandDetails(
      .reload, "Reload from disk", "Read the note again as it is on the disk.",
      keys: [.function(5)], words: "revert refresh discard reset external"),
    CommandDetails(
      .editOutside, "Edit this file",
      "Change a file that is open to be read: one outside the notebook, or one marked read-only.",
      keys: [.alt("y")], words: "outside read only write permit"),
    CommandDetails(
      .lockNote, "Lock note…", "Encrypt the note with a passphrase, or close a locked one.",
      keys: [.alt("l")], about: .note,
      words: "encrypt password secret protect private security"),
    CommandDetails(
      .unlockNote, "Unlock note for good…", "Save a locked note as plain Markdown again.",
      about: .note,
      words: "decrypt password plain removes lock"),
    CommandDetails(
      .changePassphrase, "Change passphrase…", "Lock the note with another passphrase.",
      about: .note,
      words: "password"),
    CommandDetails(
      .trashNote, "Move note to trash",
      "Put the note, or the marked ones, into the trash. Undo restores them.",
      keys: [.key(.delete)], in: [.list], words: "trash delete remove erase bin"),
    CommandDetails(
      .showTrash, "Show trash…", "See the deleted notes of this notebook, and restore one.",
      words: "restore undelete recover deleted notes bin lost rescue"),
    CommandDetails(
      .emptyTrash, "Empty trash…", "Delete the notes in the trash for good.",
      words: "delete purge bin permanently"),
    CommandDetails(
      .copyPath, "Copy path of note", "Put the path of the file on the clipboard.", about: .note,
      words: "location file where link to note"),
    CommandDetails(
      .backlinks, "Show links to this note…",
      "See where other notes link to this one or name it, and make links of the names.",
      about: .note,
      words: "backlinks references incoming mentions linked from unlinked"),
    CommandDetails(
      .neighbourhood, "Show neighbourhood…",
      "See what links to this note, what it links to, and what is around each of those.",
      about: .note,
      words: "local graph network mind map connections links outgoing neighborhood neighbours near"),
    CommandDetails(
      .wordCount, "Count words",
      "Say how many words, characters and lines the note or the selection has.", about: .note,
      words: "word count words characters statistics stats length reading time minutes"),
    CommandDetails(
      .wordGoal, "Set word goal…",
      "Say how many words the note is to have, or how many you want to write in it today.",
      about: .page, changesText: true,
      words: "target goals progress aim session writing"),
  ]

  package static let editing: [CommandDetails] = [
    CommandDetails(
      .undo, "Undo", "Undo the last change.", keys: [.ctrl("z")], does: .edit(.undo),
      words: "back revert mistake"),
    CommandDetails(
      .redo, "Redo", "Redo the last undone change.", keys: [.ctrl("y"), .ctrlShift("z")],
      does: .edit(.redo),
      words: "again repeat"),
    CommandDetails(
      .cut, "Cut",
      "Move the selection to the clipboard, as Markdown; without a selection, the line. In the list, pick up what is marked.",
      keys: [.ctrl("x"), .key(.delete, .shift)], does: .cut, words: "clipboard"),
    CommandDetails(
      .copy, "Copy",
      "Copy the selection to the clipboard, as Markdown; without a selection, the line.",
      keys: [.ctrl("c"), .key(.insert, .control)], does: .copy, words: "clipboard yank"),
    CommandDetails(
      .copyPlain, "Copy as plain text",
      "Copy the text of the selection without markers and link addresses.",
      in: [.editor], does: .copyPlain, words: "clipboard unformatted words"),
    CommandDetails(
      .copyHTML, "Copy as HTML",
      "Copy the selection as HTML, for mail programs and web pages.",
      in: [.editor], does: .copyHTML, words: "clipboard web rich markup"),
    CommandDetails(
      .paste, "Paste",
      "Insert what was copied. HTML becomes Markdown; Undo gives the text as it came. In the list, put what is marked here.",
      keys: [.ctrl("v"), .key(.insert, .shift)], does: .paste,
      words: "insert clipboard put without formatting as text"),
    CommandDetails(
      .selectAll, "Select all", "Select the whole text, or mark all notes of the list.",
      keys: [.ctrl("a")], does: .edit(.selectAll),
      words: "everything mark"),
    CommandDetails(
      .toggleVi, "Turn Vi keys on or off", "Edit with the keys of vi, or with the usual ones.",
      words: "vim vi modal macro"),
    CommandDetails(
      .suggestSpelling, "Correct spelling…",
      "Choose another spelling for the word at the caret or the next misspelt one, or accept the word.",
      keys: [.alt("$")], in: [.editor], about: .note,
      words: "spellcheck suggestion dictionary spell typo"),
    CommandDetails(
      .nextMisspelling, "Go to next misspelt word",
      "Go to the next word that is not in the dictionary.", keys: [.alt(";")], in: [.editor],
      about: .note,
      words: "spellcheck mistake error spell typo"),
    CommandDetails(
      .previousMisspelling, "Go to previous misspelt word",
      "Go to the word before that is not in the dictionary.", keys: [.alt(":")], in: [.editor],
      about: .note,
      words: "spellcheck mistake error spell typo"),
    CommandDetails(
      .toggleSpelling, "Turn spell checking on or off",
      "Underline misspelt words in this note, or stop.", keys: [.alt("k")], in: [.editor],
      about: .note,
      words: "spelling spellcheck spell check dictionary hunspell proofread"),
  ]

  package static let finding: [CommandDetails] = [
    CommandDetails(
      .find, "Find", "Find text in this note.", keys: [.ctrl("f")], about: .note,
      words: "search look text"),
    CommandDetails(
      .searchTexts, "Search all notes",
      "Find words in all notes, or with operators such as tag:#work and -word.",
      keys: [.alt("p"), .ctrlShift("f")], words: "grep full text everywhere global find"),
    CommandDetails(
      .findNext, "Find next", "Go to the next match.", keys: [.ctrl("g"), .function(3)],
      about: .note,
      words: "search again next match"),
    CommandDetails(
      .findPrevious, "Find previous", "Go to the match before.",
      keys: [.alt("g"), .function(3, .shift), .ctrlShift("g")], about: .note,
      words: "search again back previous match"),
    CommandDetails(
      .replace, "Replace…", "Find text in this note and put other text in its place.",
      keys: [.ctrl("r")], about: .note, changesText: true,
      words: "substitute search change replace find and"),
    CommandDetails(
      .replaceAll, "Replace all",
      "Replace every match in one step. While you only find, put a caret at each match.",
      keys: [.alt("a")], in: [.field], about: .note, changesText: true, words: "substitute"),
    CommandDetails(
      .findCase, "Match case", "Find capitals and small letters as they are typed, or either.",
      keys: [.alt("c")], in: [.field], about: .note, words: "sensitive"),
    CommandDetails(
      .findWord, "Match whole words", "Find whole words only, or parts of words too.",
      keys: [.alt("w")], in: [.field], about: .note, words: "word whole"),
    CommandDetails(
      .findPattern, "Find by regular expression",
      "Read what you type as a regular expression, or as plain text.", keys: [.alt("r")],
      in: [.field], about: .note, words: "regex regexp pattern regular"),
    CommandDetails(
      .nextOccurrence, "Select next occurrence",
      "Select the word, then each further place with the same text.", keys: [.ctrl("d")],
      in: [.editor], does: .edit(.selectNextOccurrence),
      words: "multiple cursors carets occurrence multicursor"),
    CommandDetails(
      .allOccurrences, "Select all occurrences",
      "Put a caret at every place with the selected text, or at every match.", keys: [.alt("a")],
      in: [.editor], about: .note, words: "multiple cursors carets occurrences multicursor"),
    CommandDetails(
      .caretAbove, "Add caret above", "Put another caret in the row above.",
      keys: [.key(.up, [.alt, .shift])], in: [.editor], does: .addCaret(.rowUp),
      words: "multiple cursors carets multicursor"
    ),
    CommandDetails(
      .caretBelow, "Add caret below", "Put another caret in the row below.",
      keys: [.key(.down, [.alt, .shift])], in: [.editor], does: .addCaret(.rowDown),
      words: "multiple cursors carets multicursor"),
    CommandDetails(
      .outline, "Go to heading…", "Choose a heading of the note and go there.", keys: [.alt("j")],
      about: .note,
      words: "outline headings contents toc sections jump structure table of"),
    CommandDetails(
      .goToLine, "Go to line…", "Go to a line by its number.", keys: [.ctrl("l")], about: .note,
      words: "jump number line"),
    CommandDetails(
      .goToTop, "Go to top", "Go to the start of the note.", keys: [.key(.home, .control)],
      in: [.editor], does: .edit(.moveToDocumentStart), words: "start beginning first"),
    CommandDetails(
      .goToBottom, "Go to end", "Go to the end of the note.", keys: [.key(.end, .control)],
      in: [.editor], does: .edit(.moveToDocumentEnd), words: "bottom last"),
    // Alt+Enter makes some terminals fill the screen, so there is F4 too.
    CommandDetails(
      .followLink, "Follow link", "Open the note or copy the address of the link at the caret.",
      keys: [.key(.enter, .alt), .function(4), .key(.enter, .control)], in: [.editor],
      does: .followLink,
      words: "open wiki footnote jump visit browser"),
  ]
}
