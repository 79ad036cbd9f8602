import CursesMarkdown

/// What a paragraph may look like after Markdown was completed at the caret: what stands behind the caret
/// must be as it was, what stands before it may mean more.
package struct RichCompletion {
  /// How the paragraph looked with what was typed as plain text.
  private let literal: RichShape
  /// What stands behind the caret then.
  private let tail: [UInt8]
  /// What must stand before the caret; empty where that does not count.
  private let last: [UInt8]
  /// The whole of it as it was typed.
  private let typed: [UInt8]
  /// Whether it may become source that has no rich form, and whether anything else.
  private let mayBeRich: Bool
  /// How many products stars may emphasise; see `RichParagraph.productCount`.
  private let mostProducts: Int

  /// The ways in which typed Markdown may come to mean more.
  package enum Kind {
    /// By the character typed last, which may not be seen any more.
    case now
    /// By one before it: the last is text in any case.
    case late
    /// Only as source without a rich form, such as the definition of a link.
    case source
  }

  /// - Parameters:
  ///   - literal: the paragraph with the typed text as plain text.
  ///   - visible: where the caret stands in it.
  ///   - last: the text that was typed last.
  ///   - typed: the bytes of the paragraph as they were typed.
  ///   - products: how many products stars emphasise already.
  package init(
    _ literal: RichShape, at visible: Int, last: [UInt8], typed: [UInt8], kind: Kind,
    products: Int
  ) {
    self.literal = literal
    tail = Array(literal.text[visible...])
    self.last = kind == .late ? last : []
    self.typed = typed
    mayBeRich = kind != .source
    mostProducts = products
  }

  package func isMet(by paragraph: RichParagraph) -> Bool {
    if paragraph.kind == .raw { return tail.isEmpty && paragraph.text == typed }
    guard mayBeRich, !paragraph.text.isEmpty, paragraph.productCount <= mostProducts else {
      return false
    }
    let shown = RichShape(paragraph, isStrict: true)
    guard shown.look == literal.look, shown.text.hasSuffix(last + tail) else { return false }
    // A delimiter that is still there has only taken the place of another: the caret would stand before it.
    if literal.text.dropLast(tail.count).last?.isDelimiter == true, shown.text == literal.text {
      return false
    }
    let kept = tail.count + last.count
    return shown.runs(ofLast: kept) == literal.runs(ofLast: kept)
  }
}

extension RichShape {
  /// The runs of its last bytes, with offsets counted from the end.
  fileprivate func runs(ofLast count: Int) -> [Run] {
    runs.compactMap { run in
      guard run.end > text.count - count else { return nil }
      var run = run
      run.end = text.count - run.end
      return run
    }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ end: [UInt8]) -> Bool {
    count >= end.count && self[(count - end.count)...].elementsEqual(end)
  }
}

extension UInt8 {
  /// Whether a run of it around text styles the text.
  package var isDelimiter: Bool {
    self == Byte.star || self == Byte.underscore || self == Byte.tilde || self == Byte.equals
      || self == Byte.backtick
  }
}
