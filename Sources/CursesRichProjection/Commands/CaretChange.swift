import CursesMarkdown
import CursesText

/// What a command does to the text at a caret: bytes that come, and what goes.
package struct CaretChange {
  private enum Removal {
    case selection, before, after, wordBefore, wordAfter

    var isOfWord: Bool { self == .wordBefore || self == .wordAfter }
  }

  package let bytes: [UInt8]
  package let event: UserEvent
  /// Whether it ends the line.
  package let isLineEnd: Bool
  /// Whether it is what Tab writes in code.
  package let isTab: Bool
  /// Whether the bytes are Markdown.
  package private(set) var isMarkdown = false
  private let removal: Removal

  private init(
    _ bytes: [UInt8], _ removal: Removal, _ event: UserEvent, isLineEnd: Bool = false,
    isTab: Bool = false
  ) {
    (self.bytes, self.removal, self.event) = (bytes, removal, event)
    (self.isLineEnd, self.isTab) = (isLineEnd, isTab)
  }

  /// What is pasted within a line.
  private init?(pasted text: [UInt8], isMarkdown: Bool = false) {
    guard !text.isEmpty, !text.contains(where: \.isLineEnd), PastedText.sanitised(text) == text
    else { return nil }
    self.init(text, .selection, .paste)
    self.isMarkdown = isMarkdown
  }

  /// - Returns: nil for commands that do more than that.
  package init?(_ command: RichCommand) {
    switch command {
    case .insertText(let text):
      let bytes = Array(text.utf8)
      guard !bytes.isEmpty, !bytes.contains(where: \.isLineEnd) else { return nil }
      self.init(bytes, .selection, .typing)
    case .insertParagraph: self.init([], .selection, .other, isLineEnd: true)
    case .deleteSelection: self.init([], .selection, .cut)
    case .deleteBackward: self.init([], .before, .deleteBackward)
    case .deleteForward: self.init([], .after, .deleteForward)
    case .deleteWordBackward: self.init([], .wordBefore, .deleteBackward)
    case .deleteWordForward: self.init([], .wordAfter, .deleteForward)
    case .indent: self.init([], .selection, .typing, isTab: true)
    case .paste(let text, let isMarkdown):
      self.init(pasted: Array(text.utf8), isMarkdown: isMarkdown)
    case .pasteForeign(let text): self.init(pasted: text.bytes)
    default: return nil
    }
  }

  /// Whether it deletes the character before a caret.
  package var isBackspace: Bool { removal == .before }

  /// Whether it takes text away, and puts nothing there.
  package var isRemoval: Bool { bytes.isEmpty && !isLineEnd && !isTab }

  /// Whether it is about more than text where that is not its own source.
  package var isAboutMoreInProse: Bool { isTab || event == .paste || removal.isOfWord }

  /// What goes at a selection; nil where that is nothing of the paragraph.
  package func range(of selected: Range<Int>, in paragraph: RichParagraph) -> Range<Int>? {
    if !selected.isEmpty { return selected }
    var reader = ByteReader(paragraph.text)
    let at = selected.lowerBound
    switch removal {
    case .selection: return isRemoval ? nil : selected
    case .before where at > 0: return paragraph.characterStart(before: at, &reader)..<at
    case .wordBefore where at > 0: return paragraph.wordStart(before: at, &reader)..<at
    case .after where at < paragraph.text.count:
      return at..<paragraph.characterEnd(after: at, &reader)
    case .wordAfter where at < paragraph.text.count:
      return at..<paragraph.wordEnd(after: at, &reader)
    default: return nil
    }
  }
}

extension RichParagraph {
  /// Whether every byte of it means itself: it is code, or shown as it is written.
  package var isItsSource: Bool { isCode || kind == .source }

  /// The item whose marker is drawn before this paragraph.
  package var ownItem: RichContainer? {
    containers.last.flatMap { $0.kind == .item && $0.isFirst ? $0 : nil }
  }
}
