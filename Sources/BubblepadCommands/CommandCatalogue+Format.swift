import CursesCore

extension CommandCatalogue {
  package static let words: [CommandDetails] = [
    CommandDetails(
      .toggleBold, "Bold", "Make the selection, or what you type next, bold or plain.",
      keys: [.ctrl("b")], in: [.editor], does: .edit(.toggleStrong), about: .page,
      words: "strong fat weight"),
    // Ctrl+I is Tab on a terminal without the kitty keyboard protocol, so Alt+I is shown first.
    CommandDetails(
      .toggleItalic, "Italic", "Make the selection, or what you type next, italic or plain.",
      keys: [.alt("i"), .ctrl("i")], in: [.editor], does: .edit(.toggleEmphasis), about: .page,
      words: "emphasis emphasise emphasize slanted cursive italics"),
    CommandDetails(
      .toggleStrikethrough, "Strikethrough",
      "Strike through the selection, or remove the line through it.", keys: [.alt("x")],
      in: [.editor], does: .edit(.toggleStrikethrough), about: .page,
      words: "strike strikeout cross out crossed"),
    CommandDetails(
      .toggleCode, "Code", "Show the selection, or what you type next, as code or plain.",
      keys: [.ctrl("e")], in: [.editor], does: .edit(.toggleCode), about: .page,
      words: "monospace inline verbatim"),
    CommandDetails(
      .toggleHighlight, "Highlight", "Highlight the selection, or remove the highlight.",
      keys: [.alt("=")], in: [.editor], does: .edit(.toggleHighlight), about: .page,
      words: "mark marker yellow pen"),
    CommandDetails(
      .insertFootnote, "Insert footnote", "Insert a footnote and go to its text.", in: [.editor],
      does: .edit(.insertFootnote), about: .page,
      words: "note reference citation"),
    CommandDetails(
      .insertLink, "Link…", "Make the selection a link, or change the link at the caret.",
      keys: [.ctrl("k")], in: [.editor], does: .askForLink, about: .page,
      words: "url address hyperlink href wiki web insert change"),
    CommandDetails(
      .insertImage, "Insert image…", "Insert a picture at the caret, or change the one there.",
      in: [.editor], about: .page, changesText: true,
      words: "picture photo attach attachment figure screenshot file"),
    CommandDetails(
      .insertDate, "Insert date", "Insert today's date.", in: [.editor], about: .note,
      changesText: true,
      words: "time timestamp now day"),
  ]

  private static let levels: [CommandDetails] =
    zip(1..., [AppCommand.heading1, .heading2, .heading3, .heading4, .heading5, .heading6])
    .map { level, command in
      CommandDetails(
        command, "Heading \(level)",
        "Make the paragraph a heading of level \(level), or plain; again at once, what it was.",
        keys: [.alt(Character("\(level)"))], in: [.editor], does: .edit(.setHeading(level)),
        about: .page, words: "h\(level) headline title section")
    }

  package static let headings: [CommandDetails] =
    levels + [
      CommandDetails(
        .headingNone, "Remove heading", "Make the heading plain text.", keys: [.alt("0")],
        in: [.editor], does: .edit(.setHeading(0)), about: .page,
        words: "paragraph plain normal text body"),
      CommandDetails(
        .headingUp, "Raise heading", "Raise the heading by one level.", keys: [.alt(".")],
        in: [.editor], about: .page, changesText: true, words: "promote larger bigger level"),
      CommandDetails(
        .headingDown, "Lower heading", "Lower the heading by one level.", keys: [.alt(",")],
        in: [.editor], about: .page, changesText: true, words: "demote smaller level"),
    ]

  package static let blocks: [CommandDetails] = [
    CommandDetails(
      .bulletList, "Bullet list",
      "Make the paragraphs a bullet list, or plain; again at once, what they were.",
      keys: [.alt("u")], in: [.editor], does: .edit(.toggleBulletList), about: .page,
      words: "unordered points ul list bullets item"),
    CommandDetails(
      .orderedList, "Numbered list",
      "Make the paragraphs a numbered list, or plain; again at once, what they were.",
      keys: [.alt("o")], in: [.editor], does: .edit(.toggleOrderedList), about: .page,
      words: "ordered enumerate ol numbers list"),
    CommandDetails(
      .taskList, "Task list",
      "Make the paragraphs a task list, or plain; again at once, what they were.",
      keys: [.alt("t")], in: [.editor], does: .edit(.toggleTaskList), about: .page,
      words: "todo checkbox checklist tasks to-do"),
    CommandDetails(
      .tickTask, "Tick task",
      "Mark the task at the caret as done or open. Other text becomes a task.",
      keys: [.ctrl("t"), .ctrl(" ")],
      in: [.editor], does: .edit(.toggleTask(at: nil)), about: .page,
      words: "todo done check checkbox complete toggle finish"),
    CommandDetails(
      .quote, "Quote", "Make the paragraphs a quotation, or plain.", keys: [.alt("q")],
      in: [.editor], does: .edit(.toggleQuote), about: .page,
      words: "blockquote citation cite quotation"),
    CommandDetails(
      .increaseQuote, "Increase quote level",
      "Put the paragraphs into a quotation within the one that they are in. Tab does it there.",
      in: [.editor], does: .edit(.increaseQuoteLevel), about: .page,
      words: "nested quote blockquote quotation"),
    CommandDetails(
      .decreaseQuote, "Decrease quote level",
      "Take the innermost quotation from around the paragraphs. Shift+Tab does it there.",
      in: [.editor], does: .edit(.decreaseQuoteLevel), about: .page,
      words: "nested quote unquote blockquote quotation"),
    CommandDetails(
      .codeBlock, "Code block", "Make the lines a block of code, or plain.", keys: [.alt("c")],
      in: [.editor], does: .edit(.toggleCodeBlock), about: .page,
      words: "fence pre verbatim snippet source"),
    CommandDetails(
      .callout, "Insert callout…", "Make the paragraphs a note, a tip or a warning.",
      keys: [.alt("!")], in: [.editor], about: .page, changesText: true,
      words: "admonition note warning tip info box"),
    CommandDetails(
      .lineBreak, "Line break",
      "Start a new line in a paragraph, item or cell, as in poems. Twice: a paragraph.",
      keys: [.ctrl("j"), .key(.enter, .shift)], in: [.editor], does: .edit(.insertLineBreak),
      words: "newline new line soft hard return verse poem address"),
    CommandDetails(
      .insertRule, "Insert rule", "Insert a line across the page after the paragraph.",
      in: [.editor], does: .edit(.insertRule), about: .page,
      words: "horizontal line divider separator hr thematic break"),
    CommandDetails(
      .table, "Insert or change table…", "Insert a table, or change the one at the caret.",
      keys: [.alt("|")], in: [.editor], about: .page, changesText: true,
      words:
        "grid rows columns cells row column cell align alignment center centre add delete remove"),
    CommandDetails(
      .deleteLine, "Delete line", "Delete the line at the caret, or all selected lines.",
      in: [.editor], does: .edit(.deleteParagraphs),
      words: "delete line remove paragraph kill erase"),
    CommandDetails(
      .moveBlockUp, "Move up",
      "Move the line of a poem, the item, the row or the block above the one before it.",
      keys: [.key(.up, .alt)], in: [.editor], does: .edit(.moveBlockUp),
      words: "swap line paragraph row reorder"),
    CommandDetails(
      .moveBlockDown, "Move down",
      "Move the line of a poem, the item, the row or the block below the one after it.",
      keys: [.key(.down, .alt)], in: [.editor], does: .edit(.moveBlockDown),
      words: "swap line paragraph row reorder"),
    CommandDetails(
      .indent, "Indent",
      "Move the item, the quotation or the code one level in, or go to the next cell.",
      keys: [.key(.tab)], in: [.editor], does: .edit(.indent), words: "deeper nest tab right"),
    CommandDetails(
      .outdent, "Outdent",
      "Move the item, the quotation or the code one level out, or go to the cell before.",
      keys: [.key(.tab, .shift)], in: [.editor], does: .edit(.outdent),
      words: "unindent dedent left"),
  ]
}
