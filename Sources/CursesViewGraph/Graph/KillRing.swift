/// What was killed, newest last: readline's memory beside the clipboard.
public struct KillRing: Hashable, Sendable {
  private var texts: [String] = []
  private let capacity: Int

  /// A ring that keeps so many kills, at least one.
  public init(capacity: Int = 32) { self.capacity = max(1, capacity) }

  /// The side of what was killed before that a text is added on.
  public enum Side: Hashable, Sendable { case before, after }

  /// Adds a text; with `joining` to that side of the newest, as kills that follow one another are.
  public mutating func add(_ text: String, joining side: Side? = nil) {
    guard !text.isEmpty else { return }
    if let side, let newest = texts.popLast() {
      texts.append(side == .before ? text + newest : newest + text)
      return
    }
    texts.append(text)
    if texts.count > capacity { texts.removeFirst() }
  }

  /// Forgets the kills that a closure names.
  mutating func forget(where isMeant: (String) -> Bool) { texts.removeAll(where: isMeant) }

  /// The text that is so many kills old, around the ring.
  public func text(age: Int) -> String? {
    texts.isEmpty ? nil : texts[texts.count - 1 - age % texts.count]
  }
}
