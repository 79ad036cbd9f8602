extension CommandCatalogue {
  /// What is gathered from all notes.
  package static let gathered: [CommandDetails] = [
    CommandDetails(
      .properties, "Properties…",
      "Change, add or remove the properties at the top of the note in a form.", keys: [.alt("#")],
      in: [.editor], about: .page, changesText: true,
      words:
        "front matter frontmatter yaml metadata fields attributes alias aliases cssclasses synonym nickname property"
    ),
    CommandDetails(
      .renameProperty, "Rename properties…",
      "Give a property another name in all notes, after a preview.",
      words: "property key field front matter frontmatter yaml metadata change merge"),
    CommandDetails(
      .tags, "Tags…",
      "See the tags of all notes and how many notes have each, and list those notes.",
      words: "tag hashtag label category topics keywords"),
    CommandDetails(
      .renameTag, "Rename tags…",
      "Give a tag and those below it another name in all notes, after a preview.",
      words: "tag merge hashtag change"),
    CommandDetails(
      .bookmarks, "Bookmarks…",
      "List the bookmarked notes, headings, folders, searches and addresses, and go to one.",
      words: "bookmark list"),
    CommandDetails(
      .bookmarkNote, "Toggle bookmark of note",
      "Add the note to the bookmarks, or take it off them; in the list, the note or folder that is selected there.",
      words: "this add keep folder remove unbookmark the"),
    CommandDetails(
      .bookmarkHeading, "Toggle bookmark of heading",
      "Add the heading above the caret to the bookmarks, or take it off them.",
      words: "this section add keep remove unbookmark the"),
    CommandDetails(
      .searches, "Searches…",
      "List the saved searches and the recent ones, and run, save or remove one.",
      words: "saved recent search history query queries"),
    CommandDetails(
      .saveSearch, "Save search…",
      "Keep the search that is shown under a name, among the bookmarks.",
      words: "query store bookmark"),
    CommandDetails(
      .explainSearch, "Explain search…", "Say in words what a search looks for.",
      words: "query operators describe meaning"),
    CommandDetails(
      .replaceInNotes, "Replace in all notes…",
      "Find text in all notes and put other text in its place, after a preview of every place.",
      words: "find and change texts files"),
    CommandDetails(
      .checkLinks, "Check links…",
      "List broken links with what they may mean, notes that nothing links to, and notes of the same name.",
      words: "broken links orphans dead links doctor check missing unresolved duplicate names"),
    CommandDetails(
      .bakeQuery, "Bake query",
      "Write what the query at the caret answers in its place.", in: [.editor],
      words: "bake query result freeze dataview tasks base"),
  ]
}
