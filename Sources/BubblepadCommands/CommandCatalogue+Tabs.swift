import CursesCore

extension CommandCatalogue {
  static let tabs: [CommandDetails] = [
    CommandDetails(
      .openInNewTab, "Open in new tab",
      "Open the selected note, or where the link at the caret leads, in a tab of its own.",
      keys: [.alt("v"), .function(4, .shift)], in: [.editor, .list],
      words: "another tabs background link"),
    CommandDetails(
      .closeTab, "Close tab",
      "Close the note of this tab. Its changes are saved, or you are asked.",
      keys: [.alt("w"), .function(4, .control)], in: [.editor, .list], words: "tabs shut"),
    CommandDetails(
      .nextTab, "Go to next tab", "Show the tab after this one.",
      keys: [.alt("}"), .key(.pageDown, .control), .key(.pageDown, .alt)],
      words: "tabs switch cycle right"),
    CommandDetails(
      .previousTab, "Go to previous tab", "Show the tab before this one.",
      keys: [.alt("{"), .key(.pageUp, .control), .key(.pageUp, .alt)],
      words: "tabs switch cycle left"),
    CommandDetails(
      .split, "Show two notes or one",
      "Show another note beside this one, on a window of 100 columns or more, or this one alone.",
      keys: [.alt("9")], words: "split side by side pane window second two vertical columns"),
  ]
}
