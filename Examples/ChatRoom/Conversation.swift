import CursesUI

/// Something that was said.
struct Message: Identifiable, Hashable, Sendable {
  /// Who said it.
  enum Author: String, Sendable {
    case you = "You"
    case other = "Echo"
  }

  let id: Int
  let author: Author
  let text: String
}

/// What was said so far. Whoever answers is handed in, so that a test can answer too.
@MainActor @Observable
final class Conversation {
  private(set) var messages: [Message] = []
  /// Whether an answer is on its way.
  private(set) var isAnswering = false
  private let answer: @Sendable (String) async -> String

  init(answer: @escaping @Sendable (String) async -> String) {
    self.answer = answer
    messages = [
      Message(id: 0, author: .other, text: "Hello! I say again what you say, backwards.")
    ]
  }

  /// Says it backwards, after a moment.
  static let echo: @Sendable (String) async -> String = { text in
    try? await Task.sleep(for: .milliseconds(400))
    return String(text.reversed())
  }

  /// Adds a message and waits for the answer to it.
  func say(_ text: String) {
    add(text, from: .you)
    isAnswering = true
    Task {
      let words = await answer(text)
      add(words, from: .other)
      isAnswering = false
    }
  }

  private func add(_ text: String, from author: Message.Author) {
    messages.append(Message(id: messages.count, author: author, text: text))
  }
}
