extension CommandCatalogue {
  /// What is gathered from all notes.
  package static let gathered: [CommandDetails] = [
    CommandDetails(
      .tags, "Tags…",
      "See the tags of all notes and how many notes have each, and list those notes.",
      words: "tag hashtag label category topics keywords"),
    CommandDetails(
      .renameTag, "Rename tags…",
      "Give a tag and those below it another name in all notes, after a preview.",
      words: "tag merge hashtag change"),
    CommandDetails(
      .checkLinks, "Check links…",
      "List broken links with what they may mean, notes that nothing links to, and notes of the same name.",
      words: "broken links orphans dead links doctor check missing unresolved duplicate names"),
  ]
}
