import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// What a status bar says of an editor.
extension RichEditorControl {
  /// The line of the source and the character of its paragraph, from 1: `3:14`.
  public var positionWords: String {
    let position = editor.position
    return "\(position.line):\(position.column)"
  }

  /// What the next typed character becomes, in words: the block and what is switched on.
  public var typingWords: String {
    let attributes = TextStyles(document: document).activeAttributes
    let names: [(RichAttributes, String)] = [
      (.strong, "bold"), (.emphasis, "italic"), (.strikethrough, "struck"), (.code, "code"),
      (.highlight, "marked"), (.link, "link"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if words.isEmpty, headingLevel > 0 { words = ["heading \(headingLevel)"] }
    return words.isEmpty ? "" : words.joined(separator: " ")
  }

  /// The level of the heading at the caret, 0 outside of one.
  public var headingLevel: Int {
    if case .heading(let level) = document.paragraph(at: document.head).kind { return level }
    return 0
  }

  /// The words of the text, without front matter. Those of a long one are counted in its source, markers and all.
  public var wordCount: Int {
    if let counted, counted.version == document.version { return counted.words }
    guard text.count <= RichEditorControl.longestCountedText, isWhole else { return longWordCount }
    let start =
      document.block(0).paragraphs.first.map(LineBreaks(document: document).isFrontMatter) == true
      ? 1 : 0
    let words = (start..<max(start, document.blockCount)).reduce(0) {
      $0 + document.block($1).wordCount
    }
    counted = Counted(version: document.version, bytes: text.count, words: words)
    return words
  }

  /// The words of a long text as they were counted last. It is counted anew on another thread after
  /// it has changed by a paragraph, and `onChange` called then.
  private var longWordCount: Int {
    let known = counted ?? Counted(version: 0, bytes: 0, words: 0)
    guard isWhole, !isCounting, abs(text.count - known.bytes) >= 1024 else { return known.words }
    isCounting = true
    let text = text
    Task { [weak self] in
      let words = await Background.run { text.countWords(in: 0..<text.count).words }
      guard let self else { return }
      isCounting = false
      counted = Counted(version: -1, bytes: text.count, words: words)
      onChange()
    }
    return known.words
  }

  /// In bytes: a text that is counted anew with every key.
  private static let longestCountedText = 64 << 10

  /// Shows the markers of the block at the caret, of all blocks, or of none.
  public func show(_ mode: RichMode) {
    editor.show(mode)
    setNeedsDisplay()
    onChange()
  }

  /// Goes to a place of the source.
  public func go(toOffset offset: Int) {
    perform(.edit(.select(anchor: offset, head: offset)))
  }

  /// Whether the text stands in the middle of a wide page.
  public var isCentred: Bool {
    get { editor.isCentred }
    set {
      editor.isCentred = newValue
      setNeedsDisplay()
    }
  }

  /// What is selected, in words: `12 words, 60 characters`; nil when nothing is.
  public var selectionWords: String? {
    guard let counts = TextOutline(document: document).selectionCounts else { return nil }
    let words = counts.words == 1 ? "1 word" : "\(counts.words) words"
    let characters = counts.characters == 1 ? "1 character" : "\(counts.characters) characters"
    return "\(words), \(characters)"
  }

  /// A count of words, and of which text.
  struct Counted {
    var version: Int
    var bytes: Int
    var words: Int
  }
}

// MARK: - Saving

extension RichEditorControl {
  /// Takes away what is in the source only while somebody types there. Call it before saving.
  ///
  /// - Parameter leaves: whether nothing more is typed: then brackets that came by themselves are left, and what
  ///   they hold is complete.
  public func finishTyping(leaves: Bool = false) {
    let version = document.version
    TypedLineEnd(document: document).finishTyping(leaves: leaves, tick: tick)
    guard document.version != version else { return }
    editor.documentHasChanged()
    changed()
  }
}
