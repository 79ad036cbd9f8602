import BubblepadPictures
import CursesRichText
import CursesSecrets
import CursesTerminal
import CursesText
import CursesThemes
import CursesYAML
import Glibc

@testable import BubblepadNotebook

/// What reads bytes that others have written. Reading must end, and keep its own promises; whatever else it
/// makes of the bytes is right.
enum Parser: String, CaseIterable {
  /// Keys, pastes, mouse and the terminal's answers.
  case input
  /// A note, shown from end to end.
  case markdown
  /// A note, and commands on it.
  case editing
  /// HTML that is pasted.
  case html
  case yaml
  case theme
  case journal
  /// What can be undone, kept on the disk.
  case history
  /// A locked note.
  case age
  case picture
  /// What the index knows of a note, and its tasks.
  case facts
  case bookmarks
  /// Obsidian's settings, and a template.
  case obsidian
  /// Kept searches, and what they find.
  case search
  /// Queries, each in a language of its own.
  case base, dataview, tasks

  /// The parser of this run: libFuzzer's entry point has no room for it.
  nonisolated(unsafe) static var chosen = Parser.input

  func read(_ bytes: [UInt8]) {
    switch self {
    case .input: readInput(bytes)
    case .markdown: readMarkdown(bytes)
    case .editing: edit(bytes)
    case .html: paste(bytes)
    case .yaml: readYAML(bytes)
    case .theme: readTheme(bytes)
    case .journal: readJournal(bytes)
    case .history: readHistory(bytes)
    case .age: readAge(bytes)
    case .picture: _ = try? PictureDecoder(side: 64).decode(bytes)
    case .facts: readFacts(bytes)
    case .bookmarks: readBookmarks(bytes)
    case .obsidian: readObsidian(bytes)
    case .search: readSearch(bytes)
    case .base: readQuery(bytes, .base)
    case .dataview: readQuery(bytes, .dataview)
    case .tasks: readQuery(bytes, .tasks)
    }
  }

  /// All of a file; nil where it cannot be read.
  static func bytes(ofFile path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = fread(&piece, 1, piece.count, file)
      if got == 0 { return ferror(file) == 0 ? bytes : nil }
      bytes += piece[..<got]
    }
  }
}

// MARK: - Text

extension Parser {
  /// Its pieces mean what the whole means, and a key is a key again after it.
  private func readInput(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let isUTF8 = first & 1 == 0
    let rest = bytes.dropFirst()
    var whole = InputDecoder(isUTF8: isUTF8)
    let expected = whole.feed(rest)
    var torn = InputDecoder(isUTF8: isUTF8)
    var got: [DecodedInput] = []
    var at = rest.startIndex
    while at < rest.endIndex {
      let end = min(rest.endIndex, at + 1 + Int(first >> 4))
      got += torn.feed(rest[at..<end])
      at = end
    }
    precondition(got == expected, "pieces mean something else than the whole")
    for _ in 0..<3 { _ = torn.flushPaste() + torn.flushEscape() }
    _ = torn.feed(Array("\u{1B}[201~".utf8))
    precondition(!torn.feed(Array("x".utf8)).isEmpty, "no key after it")
  }

  private func readMarkdown(_ bytes: [UInt8]) {
    let document = RichDocument(SourceText(bytes: bytes))
    while document.readOn() {}
    walk(document, bytes.count)
  }

  /// Every paragraph has a place in the source.
  private func walk(_ document: RichDocument, _ count: Int) {
    for block in 0..<document.blockCount {
      for paragraph in document.block(block).paragraphs.indices {
        let place = RichPlace(block: block, paragraph: paragraph, visible: 0)
        precondition((0...count).contains(document.offset(of: place)), "a place outside")
      }
    }
  }

  /// The bytes up to the first zero are the note; each two after it are a place and a command. Taken back,
  /// all of it is as it was.
  private func edit(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: 0) ?? bytes.endIndex
    let source = SourceText(bytes: Array(bytes[..<end]))
    let document = RichDocument(source)
    while document.readOn() {}
    var steps = bytes[end...].dropFirst().prefix(64)
    var tick = 0
    while let place = steps.popFirst(), let number = steps.popFirst() {
      tick += 5_000
      if place < 255 {
        let offset = document.state.text.count * Int(place) / 254
        document.perform(.select(anchor: offset, head: offset), tick: tick)
      }
      document.perform(Self.commands[Int(number) % Self.commands.count], tick: tick)
    }
    walk(document, document.state.text.count)
    let fresh = RichDocument(document.state.text)
    while fresh.readOn() {}
    precondition(fresh.blockCount == document.blockCount, "another number of blocks than a parse")
    while document.history.canUndo { document.perform(.undo, tick: tick) }
    precondition(document.state.text == source, "taken back, it is another text")
  }

  /// Commands of every kind that changes text.
  private static let commands: [RichCommand] =
    [
      "x", " ", "*", "_", "`", "[", "]", "](a)", "#", "-", "1.", "<b>", "|", "&", "\\", "é", "~",
      ">",
      "!", "==", "\"", ":", "漢", "\u{301}",
    ].map { .insertText($0) } + [
      .insertParagraph, .insertLineBreak, .insertRule, .insertFootnote, .indent, .outdent,
      .paste("a *b*\nc", isMarkdown: false), .paste("- p\n- q\n", isMarkdown: true),
      .paste("| a |\n|---|\n| b |\n", isMarkdown: true), .deleteBackward, .deleteForward,
      .deleteWordBackward, .deleteWordForward, .deleteParagraphs, .toggleStrong, .toggleEmphasis,
      .toggleStrikethrough, .toggleCode, .toggleHighlight, .toggleBulletList, .toggleOrderedList,
      .toggleTaskList, .toggleQuote, .toggleCodeBlock, .setHeading(2), .setHeading(0),
      .toggleTask(at: nil), .toggleCallout("note"), .setLink("https://y.org"), .setLink(nil),
      .setLinkText("w", destination: "d"), .moveBlockUp, .moveBlockDown,
      .insertTable(columns: 2, rows: 2), .table(.insertRowBelow), .table(.deleteRow),
      .table(.insertColumnRight), .table(.deleteColumn), .extendWordForward,
      .extendParagraphForward, .extendToDocumentEnd, .selectAll, .selectWord, .selectNextOccurrence,
      .selectAllOccurrences, .moveToParagraphEnd, .undo, .redo,
    ]

  /// Pasted and taken back, it leaves nothing.
  private func paste(_ bytes: [UInt8]) {
    let document = RichDocument(SourceText("one\n\n- two\n"))
    document.perform(.pasteForeign(ForeignText(bytes: bytes)), tick: 0)
    while document.history.canUndo { document.perform(.undo, tick: 0) }
    precondition(
      document.state.text == SourceText("one\n\n- two\n"), "a paste cannot be taken back")
  }
}

// MARK: - Files

extension Parser {
  private func readYAML(_ bytes: [UInt8]) {
    do throws(YAMLError) {
      _ = try YAMLReader().root(of: bytes)
    } catch {
      precondition(!error.problem.isEmpty, "refused without a reason")
      precondition((0...bytes.count + 2).contains(error.line), "refused for another line")
    }
    guard var source = try? YAMLSource(bytes) else { return }
    // Written by us, it can be read again.
    guard (try? source.set(["theme"], to: .word("a: b"))) != nil else { return }
    precondition((try? YAMLReader().root(of: source.bytes)) != nil, "unreadable once written")
  }

  private func readTheme(_ bytes: [UInt8]) {
    guard let theme = try? Theme(yaml: String(decoding: bytes, as: UTF8.self), file: "trial.yaml")
    else { return }
    _ = theme.adapted(to: .indexed256)
  }

  /// What stands in the frames of a journal: their checksums are never right by chance.
  private func readJournal(_ bytes: [UInt8]) {
    _ = JournalContent(bytes)
    var framed = JournalHeader.magic
    for body in bytes.split(separator: 0xFE, omittingEmptySubsequences: false) {
      framed += JournalFrame.wrap(Array(body))
    }
    _ = JournalHeader(bytes)
    _ = JournalRecord(bytes)
    guard let records = try? JournalContent(framed)?.records(nil) else { return }
    _ = RecoveredText(records, unchangedNote: SourceText("the text\n"), isNew: false)
    _ = RecoveredText(records, unchangedNote: nil, isNew: true)
  }

  /// Steps that can be taken back are taken back.
  private func readHistory(_ bytes: [UInt8]) {
    _ = HistoryContent(bytes)
    let text = SourceText("one two\nthree\n")
    guard var history = History(decoding: bytes, textCount: text.count) else { return }
    var state = TextState(text)
    var steps = 0
    while let step = history.undo(state) {
      state.apply(step)
      steps += 1
    }
    for _ in 0..<steps {
      if let step = history.redo(state) { state.apply(step) }
    }
    precondition(state.text == text, "taken back and forth, it is another text")
  }

  /// Up to the work for the key: that is scrypt's.
  private func readAge(_ bytes: [UInt8]) {
    let source = SourceText(bytes: bytes)
    guard LockedNote.isLocked(source) else { return }
    let plain = AgeArmor.isArmored(bytes) ? (try? AgeArmor.decode(bytes)) ?? [] : bytes
    guard let (header, _) = try? AgeHeader.parse(plain) else { return }
    _ = try? ScryptRecipient(header, maximumWork: 20)
  }
}
