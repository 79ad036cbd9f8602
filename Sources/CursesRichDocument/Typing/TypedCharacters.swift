import CursesText

/// The characters typed last, each with what there was before it: Backspace, pressed next, gives that, and not
/// only the text without the character. What was typed before goes on then as if it had never been there.
package struct TypedCharacters {
  /// What there is before a character is typed.
  package struct Start {
    package let version: Int
    package let place: RichPlace
    /// Whether the character may change more than the text before the caret: part the lines around it from what they
    /// were, as in front matter, or begin a paragraph, or the title of a callout.
    package let mayChangeBlock: Bool
    package let selection: Selection
    /// What it was typed with.
    package let typing: TypingState

    /// Made of its parts.
    package init(
      version: Int, place: RichPlace, mayChangeBlock: Bool, selection: Selection,
      typing: TypingState
    ) {
      self.version = version
      self.place = place
      self.mayChangeBlock = mayChangeBlock
      self.selection = selection
      self.typing = typing
    }
  }

  /// A character: what there was before it, and what takes it away.
  package typealias Entry = (start: Start, back: Transaction)

  /// How many characters are kept.
  private static let most = 64

  private var entries: [Entry] = []
  /// The version of the text, and the caret, that the last one belongs to.
  private var version = -1
  private var head = 0
  /// How many characters were refused last, and where: Backspace takes these away, of which nothing is there.
  private var refused = (count: 0, version: -1, head: 0)
  /// While a character is typed: what takes the changes of the text away that were made since a version, and
  /// the version they have made.
  private var changes: (since: Int, back: Transaction?, version: Int)?

  /// Follows the changes of the text from a version on, until `end`.
  package mutating func begin(at version: Int) { changes = (version, nil, version) }

  /// Notes a change of the text.
  package mutating func note(_ back: @autoclosure () -> Transaction, making version: Int) {
    guard let known = changes, known.version + 1 == version else { return }
    let own = back()
    changes = (known.since, known.back.map { own.composed(with: $0) } ?? own, version)
  }

  /// Follows no more changes: of what is not typed nobody asks what was there before.
  package mutating func end() { changes = nil }

  /// Notes a character that was refused, and forgets those before once something else is done.
  package mutating func note(
    _ outcome: RichOutcome, of command: RichCommand, in version: Int, at head: Int
  ) {
    guard case .insertText = command, case .refused = outcome else {
      refused.count = 0
      return
    }
    let isNext = refused.version == version && refused.head == head
    refused = (isNext ? refused.count + 1 : 1, version, head)
  }

  /// Takes a refused character back, if nothing was done since.
  package mutating func takeRefused(version: Int, head: Int) -> Bool {
    guard refused.count > 0, refused.version == version, refused.head == head else { return false }
    refused.count -= 1
    return true
  }

  /// Whether nothing was done since the last character.
  package func belong(to version: Int, head: Int) -> Bool {
    (self.version, self.head) == (version, head)
  }

  /// Lets the characters belong to another version of the text, in which they stand where they stood.
  package mutating func follow(to version: Int, head: Int) {
    (self.version, self.head) = (version, head)
  }

  /// Adds the character that was typed since `start`.
  package mutating func add(_ start: Start, at head: Int, in version: Int) {
    guard let changes, changes.since == start.version, changes.version == version,
      let back = changes.back
    else { return }
    if !belong(to: start.version, head: start.selection.main.head) { entries = [] }
    if entries.count >= Self.most { entries.removeFirst(Self.most / 2) }
    entries.append((start, back))
    follow(to: version, head: head)
  }

  /// Takes out the character that was typed last, if nothing was done since.
  package mutating func take(version: Int, head: Int) -> Entry? {
    belong(to: version, head: head) ? entries.popLast() : nil
  }
}
