import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The line at the bottom of the text into which a search or an ex command is typed.
struct ViPrompt: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case search(isForward: Bool)
    case ex
  }

  var kind: Kind
  var text: [Character] = []
  /// Where the next character goes.
  var caret = 0
  /// Which line of the history is shown; nil is none.
  var shown: Int?

  /// The sign that the line begins with.
  var sign: Character {
    switch kind {
    case .ex: ":"
    case .search(let isForward): isForward ? "/" : "?"
    }
  }

  var string: String { String(text) }

  mutating func insert(_ characters: some Collection<Character>) {
    let room = max(0, ViPrompt.mostCharacters - text.count)
    let added = Array(characters.prefix(room))
    text.insert(contentsOf: added, at: caret)
    caret += added.count
    join()
  }

  /// Makes one of characters that belong together now: a key brings one scalar of an emoji or a letter
  /// with marks at a time, and what stood between two may have gone.
  fileprivate mutating func join() {
    let before = String(text[..<caret]).count
    text = Array(String(text))
    caret = min(before, text.count)
  }

  mutating func show(_ line: String) {
    text = Array(line)
    caret = text.count
  }

  private static let mostCharacters = 4096

  /// The keys besides characters that belong to the prompt.
  static let keys: Set<Key> = [
    Key(.enter), Key(.escape), Key(.backspace), Key(.delete), Key(.left), Key(.right), Key(.home),
    Key(.end), Key(.up), Key(.down), Key(.tab), Key(.character("u"), .control),
    Key(.character("w"), .control),
  ]
}

extension ViMachine {
  mutating func ask(_ kind: ViPrompt.Kind) -> [ViAction] {
    var asked = ViPrompt(kind: kind)
    if kind == .ex, mode.isVisual { asked.insert("'<,'>") }
    if kind == .ex, mode == .normal, let count = pending.wholeCount {
      asked.insert(count == 1 ? "." : ".,.+\(count - 1)")
    }
    prompt = asked
    return []
  }

  mutating func promptKey(_ key: Key) -> [ViAction] {
    guard var asked = prompt else { return [] }
    defer {
      if prompt != nil {
        asked.join()
        prompt = asked
      }
    }
    if let character = key.typed {
      asked.insert([character])
      return []
    }
    switch key {
    case Key(.escape): return endPrompt()
    case Key(.enter): return answer(asked)
    case Key(.backspace):
      if asked.text.isEmpty { return endPrompt() }
      guard asked.caret > 0 else { return [] }
      asked.caret -= 1
      asked.text.remove(at: asked.caret)
    case Key(.delete): if asked.caret < asked.text.count { asked.text.remove(at: asked.caret) }
    case Key(.left): asked.caret = max(0, asked.caret - 1)
    case Key(.right): asked.caret = min(asked.text.count, asked.caret + 1)
    case Key(.home): asked.caret = 0
    case Key(.end): asked.caret = asked.text.count
    case Key(.up): recall(by: -1, &asked)
    case Key(.down): recall(by: 1, &asked)
    case Key(.character("u"), .control):
      asked.text.removeFirst(asked.caret)
      asked.caret = 0
    case Key(.character("w"), .control): asked.deleteWord()
    default: break
    }
    return []
  }

  private mutating func endPrompt() -> [ViAction] {
    prompt = nil
    pending = ViPending()
    return []
  }

  private mutating func answer(_ asked: ViPrompt) -> [ViAction] {
    prompt = nil
    switch asked.kind {
    case .ex:
      pending = ViPending()
      guard !asked.text.isEmpty else { return [] }
      exHistory.remember(asked.string)
      return [.ex(asked.string)]
    case .search(let isForward):
      if !asked.text.isEmpty { searchHistory.remember(asked.string) }
      return finish(.search(ViSearchLine(asked.string, isForward: isForward)))
    }
  }

  /// Shows an older line of the history, or a newer one.
  private func recall(by step: Int, _ asked: inout ViPrompt) {
    let lines = asked.kind == .ex ? exHistory : searchHistory
    let index = (asked.shown ?? lines.count) + step
    guard index >= 0, index <= lines.count else { return }
    asked.shown = index
    asked.show(index < lines.count ? lines[index] : "")
  }
}

extension ViPrompt {
  fileprivate mutating func deleteWord() {
    var start = caret
    while start > 0, text[start - 1].isWhitespace { start -= 1 }
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    text.removeSubrange(start..<caret)
    caret = start
  }
}

extension [String] {
  /// Puts a line last, once.
  fileprivate mutating func remember(_ line: String) {
    removeAll { $0 == line }
    append(line)
    if count > 100 { removeFirst() }
  }
}
