import CursesCore

extension CommandCatalogue {
  package static let words: [CommandDetails] = [
    CommandDetails(
      .toggleBold, "Bold", "Make the selection, or what you type next, bold or plain.",
      keys: [.ctrl("b")], in: [.editor], words: "strong fat weight"),
    // Ctrl+I is Tab on a terminal without the kitty keyboard protocol, so Alt+I is shown first.
    CommandDetails(
      .toggleItalic, "Italic", "Make the selection, or what you type next, italic or plain.",
      keys: [.alt("i"), .ctrl("i")], in: [.editor],
      words: "emphasis emphasise emphasize slanted cursive italics"),
    CommandDetails(
      .toggleStrikethrough, "Strikethrough",
      "Strike through the selection, or remove the line through it.", keys: [.alt("x")],
      in: [.editor], words: "strike strikeout cross out crossed"),
    CommandDetails(
      .toggleCode, "Code", "Show the selection, or what you type next, as code or plain.",
      keys: [.ctrl("e")], in: [.editor], words: "monospace inline verbatim"),
    CommandDetails(
      .toggleHighlight, "Highlight", "Highlight the selection, or remove the highlight.",
      keys: [.alt("=")], in: [.editor], words: "mark marker yellow pen"),
    CommandDetails(
      .insertFootnote, "Insert footnote", "Insert a footnote and go to its text.", in: [.editor],
      words: "note reference citation"),
    CommandDetails(
      .insertLink, "Link…", "Make the selection a link, or change the link at the caret.",
      keys: [.ctrl("k")], in: [.editor], words: "url address hyperlink href wiki web insert change"),
    CommandDetails(
      .insertImage, "Insert image…", "Insert a picture at the caret, or change the one there.",
      in: [.editor], words: "picture photo attach attachment figure screenshot file"),
    CommandDetails(
      .insertDate, "Insert date", "Insert today's date.", in: [.editor],
      words: "time timestamp now day"),
  ]

  package static let headings: [CommandDetails] =
    zip(
      [AppCommand.heading1, .heading2, .heading3, .heading4, .heading5, .heading6],
      ["1", "2", "3", "4", "5", "6"] as [Character]
    ).map { command, digit in
      CommandDetails(
        command, "Heading \(digit)",
        "Make the paragraph a heading of level \(digit), or plain; again at once, what it was.",
        keys: [.alt(digit)], in: [.editor], words: "h\(digit) headline title section")
    } + [
      CommandDetails(
        .headingNone, "Remove heading", "Make the heading plain text.", keys: [.alt("0")],
        in: [.editor], words: "paragraph plain normal text body"),
      CommandDetails(
        .headingUp, "Raise heading", "Raise the heading by one level.", keys: [.alt(".")],
        in: [.editor], words: "promote larger bigger level"),
      CommandDetails(
        .headingDown, "Lower heading", "Lower the heading by one level.", keys: [.alt(",")],
        in: [.editor], words: "demote smaller level"),
    ]

  package static let blocks: [CommandDetails] = [
    CommandDetails(
      .bulletList, "Bullet list",
      "Make the paragraphs a bullet list, or plain; again at once, what they were.",
      keys: [.alt("u")], in: [.editor], words: "unordered points ul list bullets item"),
    CommandDetails(
      .orderedList, "Numbered list",
      "Make the paragraphs a numbered list, or plain; again at once, what they were.",
      keys: [.alt("o")], in: [.editor], words: "ordered enumerate ol numbers list"),
    CommandDetails(
      .taskList, "Task list",
      "Make the paragraphs a task list, or plain; again at once, what they were.",
      keys: [.alt("t")], in: [.editor], words: "todo checkbox checklist tasks to-do"),
    CommandDetails(
      .tickTask, "Tick task",
      "Mark the task at the caret as done or open. Other text becomes a task.",
      keys: [.ctrl("t"), .ctrl(" ")],
      in: [.editor], words: "todo done check checkbox complete toggle finish"),
    CommandDetails(
      .quote, "Quote", "Make the paragraphs a quotation, or plain.", keys: [.alt("q")],
      in: [.editor], words: "blockquote citation cite quotation"),
    CommandDetails(
      .increaseQuote, "Increase quote level",
      "Put the paragraphs into a quotation within the one that they are in. Tab does it there.",
      in: [.editor], words: "nested quote blockquote quotation"),
    CommandDetails(
      .decreaseQuote, "Decrease quote level",
      "Take the innermost quotation from around the paragraphs. Shift+Tab does it there.",
      in: [.editor], words: "nested quote unquote blockquote quotation"),
    CommandDetails(
      .codeBlock, "Code block", "Make the lines a block of code, or plain.", keys: [.alt("c")],
      in: [.editor], words: "fence pre verbatim snippet source"),
    CommandDetails(
      .callout, "Insert callout…", "Make the paragraphs a note, a tip or a warning.",
      keys: [.alt("!")], in: [.editor], words: "admonition note warning tip info box"),
    CommandDetails(
      .lineBreak, "Line break",
      "Start a new line in a paragraph, item or cell, as in poems. Twice: a paragraph.",
      keys: [.ctrl("j"), .key(.enter, .shift)], in: [.editor],
      words: "newline new line soft hard return verse poem address"),
    CommandDetails(
      .insertRule, "Insert rule", "Insert a line across the page after the paragraph.",
      in: [.editor], words: "horizontal line divider separator hr thematic break"),
    CommandDetails(
      .table, "Insert or change table…", "Insert a table, or change the one at the caret.",
      keys: [.alt("|")], in: [.editor],
      words:
        "grid rows columns cells row column cell align alignment center centre add delete remove"),
    CommandDetails(
      .deleteLine, "Delete line", "Delete the line at the caret, or all selected lines.",
      in: [.editor], words: "delete line remove paragraph kill erase"),
    CommandDetails(
      .moveBlockUp, "Move up",
      "Move the line of a poem, the item, the row or the block above the one before it.",
      keys: [.key(.up, .alt)], in: [.editor], words: "swap line paragraph row reorder"),
    CommandDetails(
      .moveBlockDown, "Move down",
      "Move the line of a poem, the item, the row or the block below the one after it.",
      keys: [.key(.down, .alt)], in: [.editor], words: "swap line paragraph row reorder"),
    CommandDetails(
      .indent, "Indent",
      "Move the item, the quotation or the code one level in, or go to the next cell.",
      keys: [.key(.tab)], in: [.editor], words: "deeper nest tab right"),
    CommandDetails(
      .outdent, "Outdent",
      "Move the item, the quotation or the code one level out, or go to the cell before.",
      keys: [.key(.tab, .shift)], in: [.editor], words: "unindent dedent left"),
  ]
}
