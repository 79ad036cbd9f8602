import CursesText

/// A block that what was typed last has made. Of those who type Markdown some end its line with Enter, some
/// leave a blank line too, and some name the language of code first.
package struct FreshBlock {
  /// The version of the text that it came with.
  package var version: Int
  /// Where the fence starts; nil for anything else.
  package var fence: Int?
  /// Whether it is a rule at the top of a text: a key and a colon below it make front matter of both.
  package var mayBeFrontMatter = false
  /// How many lines are there already that Enter would begin.
  package var lines = 1
  /// Whether the caret stands before text that was there already.
  package var isAboveText = false
  /// The caret below a line of marks that ends with what was typed last: more of them belong to that line.
  package var growsAt: Int?
  /// How it goes again where the marks that have made it turn out to be the start of a line of text.
  package var reopening: Reopening?

  /// Made of its parts.
  package init(
    version: Int, fence: Int? = nil, mayBeFrontMatter: Bool = false, lines: Int = 1,
    isAboveText: Bool = false, growsAt: Int? = nil, reopening: Reopening? = nil
  ) {
    self.version = version
    self.fence = fence
    self.mayBeFrontMatter = mayBeFrontMatter
    self.lines = lines
    self.isAboveText = isAboveText
    self.growsAt = growsAt
    self.reopening = reopening
  }

  /// What there was before marks became what they mean.
  package struct Reopening {
    /// How many steps there were.
    package let steps: Int
    /// The paragraph as it was typed, where it was written otherwise.
    package var raw: RawTyping?
    /// What was typed since.
    package var text: [UInt8] = []

    /// Made of its parts.
    package init(
      steps: Int, raw: RawTyping? = nil, text: [UInt8] = []
    ) {
      self.steps = steps
      self.raw = raw
      self.text = text
    }
  }
}

/// A line without text. An item has its marker already, by Enter or by Tab, but of those who type Markdown some
/// type it all the same, with the blanks before it that nest it; blanks before other text make code of it.
package struct FreshLine {
  /// Where its line starts.
  package var line: Int
  /// How many blanks were typed in it, and in which version of the text.
  package var blanks = 0
  package var version: Int?
  /// How many were typed before the last marker that stands deeper, and in which column that is.
  package var nesting: (blanks: Int, column: Int)?
  /// Whether the marker of its item was typed.
  package var hasMarker = false
  /// How many signs of the quotations around were typed, which are there already.
  package var quotes = 0

  /// Made of its parts.
  package init(
    line: Int, blanks: Int = 0, version: Int? = nil, nesting: (blanks: Int, column: Int)? = nil,
    hasMarker: Bool = false, quotes: Int = 0
  ) {
    self.line = line
    self.blanks = blanks
    self.version = version
    self.nesting = nesting
    self.hasMarker = hasMarker
    self.quotes = quotes
  }
}
