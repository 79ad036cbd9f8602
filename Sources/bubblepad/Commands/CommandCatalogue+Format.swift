import TerminalCore

extension CommandCatalogue {
  static let words: [CommandDetails] = [
    CommandDetails(
      .toggleBold, "Bold", "Make the selection, or what is typed next, bold or plain.",
      keys: [.ctrl("b")], in: [.editor], words: "strong fat"),
    // Ctrl+I is Tab on a terminal without the kitty keyboard protocol, so Alt+I is shown first.
    CommandDetails(
      .toggleItalic, "Italic", "Make the selection, or what is typed next, italic or plain.",
      keys: [.alt("i"), .ctrl("i")], in: [.editor],
      words: "emphasis emphasise emphasize slanted cursive"),
    CommandDetails(
      .toggleStrikethrough, "Strikethrough", "Strike the selection through, or not any more.",
      keys: [.alt("x")], in: [.editor], words: "delete cross"),
    CommandDetails(
      .toggleCode, "Code", "Show the selection, or what is typed next, as code.",
      keys: [.ctrl("e")], in: [.editor], words: "monospace inline verbatim"),
    CommandDetails(
      .toggleHighlight, "Highlight", "Mark the selection as with a pen, or not any more.",
      keys: [.alt("=")], in: [.editor], words: "mark marker"),
    CommandDetails(
      .insertFootnote, "Footnote", "Put a footnote here, and go to its text.", in: [.editor],
      words: "note reference"),
    CommandDetails(
      .insertLink, "Link…", "Make the selection a link, or change the link under the caret.",
      keys: [.ctrl("k")], in: [.editor], words: "url address hyperlink href image"),
  ]

  static let headings: [CommandDetails] =
    zip(
      [AppCommand.heading1, .heading2, .heading3, .heading4, .heading5, .heading6],
      ["1", "2", "3", "4", "5", "6"] as [Character]
    ).map { command, digit in
      CommandDetails(
        command, "Heading \(digit)", "Make the paragraph a heading of level \(digit).",
        keys: [.alt(digit)], in: [.editor])
    } + [
      CommandDetails(
        .headingNone, "No heading", "Make the heading a paragraph.",
        keys: [.alt("0")], in: [.editor], words: "paragraph plain normal text body"),
      CommandDetails(
        .headingUp, "Bigger heading", "Raise the heading by one level.",
        keys: [.alt(".")], in: [.editor], words: "promote larger"),
      CommandDetails(
        .headingDown, "Smaller heading", "Lower the heading by one level.",
        keys: [.alt(",")], in: [.editor], words: "demote"),
    ]

  static let blocks: [CommandDetails] = [
    CommandDetails(
      .bulletList, "Bullet list", "Make the paragraphs a bullet list, or plain again.",
      keys: [.alt("u")], in: [.editor], words: "unordered points ul"),
    CommandDetails(
      .orderedList, "Numbered list", "Make the paragraphs a numbered list, or plain again.",
      keys: [.alt("o")], in: [.editor], words: "ordered enumerate ol numbers"),
    CommandDetails(
      .taskList, "Task list", "Make the paragraphs a list of tasks, or plain again.",
      keys: [.alt("t")], in: [.editor], words: "todo checkbox checklist"),
    CommandDetails(
      .tickTask, "Tick the task", "Mark the task at the caret as done, or as open.",
      keys: [.ctrl("t")], in: [.editor], words: "todo done check checkbox complete toggle"),
    CommandDetails(
      .quote, "Quote", "Make the paragraphs a quotation, or plain again.",
      keys: [.alt("q")], in: [.editor], words: "blockquote citation cite"),
    CommandDetails(
      .codeBlock, "Code block", "Make the lines a block of code, or plain again.",
      keys: [.alt("c")], in: [.editor], words: "fence pre verbatim snippet"),
    CommandDetails(
      .callout, "Callout…", "Make the paragraphs a note, a tip or a warning.",
      keys: [.alt("!")], in: [.editor], words: "admonition note warning tip info"),
    CommandDetails(
      .insertRule, "Rule", "Put a line across the page after the paragraph.", in: [.editor],
      words: "horizontal line divider separator hr thematic break"),
    CommandDetails(
      .table, "Table…", "Insert a table, or change the one at the caret.",
      keys: [.alt("|")], in: [.editor],
      words: "grid rows columns cells align alignment center centre"),
    CommandDetails(
      .moveBlockUp, "Move up", "Put the item, the row or the block before the one above it.",
      keys: [.key(.up, .alt)], in: [.editor], words: "swap line paragraph row"),
    CommandDetails(
      .moveBlockDown, "Move down", "Put the item, the row or the block behind the one below it.",
      keys: [.key(.down, .alt)], in: [.editor], words: "swap line paragraph row"),
    CommandDetails(
      .indent, "Indent", "Put the list item one level deeper.",
      keys: [.key(.tab)], in: [.editor], words: "deeper nest tab"),
    CommandDetails(
      .outdent, "Outdent", "Take the list item one level out.",
      keys: [.key(.tab, .shift)], in: [.editor], words: "unindent dedent"),
  ]
}
