import CursesRichText

extension RichCommand {
  /// Every kind of command, with what it takes, for tests that choose at random.
  static let every: [RichCommand] = typing + deleting + formatting + tables + moving

  private static let typing: [RichCommand] =
    [
      "x", " ", "*", "_", "`", "[", "]", "](a)", "#", "-", "1.", "<b>", "<br>", "|", "&", "\\", "é",
      "~",
      ">", "!", "==", "\"", ":", "1", "漢",
    ].map { .insertText($0) } + [
      .insertParagraph, .insertParagraph, .insertLineBreak, .insertRule, .insertFootnote,
      .paste("a *b*\nc", isMarkdown: false), .paste("- p\n- q\n", isMarkdown: true),
      .pasteLines("n **m**\\\no\\\n"), .paste("| a |\n|---|\n| b |\n", isMarkdown: true),
    ]

  private static let deleting: [RichCommand] = [
    .deleteBackward, .deleteBackward, .deleteForward, .deleteForward, .deleteWordBackward,
    .deleteWordForward, .deleteSelection, .deleteParagraphs,
  ]

  private static let formatting: [RichCommand] = [
    .indent, .outdent, .toggleStrong, .toggleEmphasis, .toggleStrikethrough, .toggleCode,
    .toggleHighlight, .toggleBulletList, .toggleOrderedList, .toggleTaskList, .toggleQuote,
    .toggleCodeBlock, .setHeading(2), .setHeading(0), .toggleTask(at: nil), .toggleCallout("note"),
    .setLink("https://y.org"), .setLink(nil), .setLinkText("w", destination: "d"),
    .setImage("i.png", description: "d"), .moveBlockUp,
    .moveBlockDown,
  ]

  private static let tables: [RichCommand] =
    [.insertTable(columns: 2, rows: 2)]
    + [
      .insertRowAbove, .insertRowBelow, .deleteRow, .insertColumnLeft, .insertColumnRight,
      .deleteColumn, .moveColumnLeft, .moveColumnRight, .align(.center), .align(.right),
    ].map { .table($0) }

  private static let moving: [RichCommand] = [
    .moveBackward, .moveForward, .moveWordBackward, .moveWordForward, .moveToParagraphStart,
    .moveToParagraphEnd, .moveParagraphBackward, .moveParagraphForward, .moveToDocumentStart,
    .moveToDocumentEnd, .extendBackward, .extendForward, .extendWordBackward, .extendWordForward,
    .extendToParagraphStart, .extendToParagraphEnd, .extendParagraphBackward,
    .extendParagraphForward, .extendToDocumentStart, .extendToDocumentEnd, .selectAll, .selectWord,
    .selectParagraph, .selectNextOccurrence, .selectAllOccurrences, .keepMainCaret, .undo, .redo,
  ]
}
