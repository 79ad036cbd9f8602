import BubblepadSettings

@testable import bubblepad

/// hunspell without hunspell: the test says what it knows, and when it answers.
@MainActor
final class FakeProgram: ConversingProgram {
  /// What is wrong, and what may have been meant.
  var wrong: [String: [String]] = ["teh": ["the", "ten"], "wrold": ["world"], "xqzt": []]
  /// Whether it answers each line at once.
  var answersAtOnce = true
  private(set) var received: [String] = []
  private(set) var isRunning = true
  var onLines: @MainActor ([String]) -> Void = { _ in }
  var onEnd: @MainActor () -> Void = {}
  private var unanswered: [String] = []
  private var hasGreeted = false

  func send(_ line: String) -> Bool {
    guard isRunning, line.hasPrefix("^"), line.hasSuffix("\n") else { return false }
    let word = String(line.dropFirst().dropLast())
    received.append(word)
    unanswered.append(word)
    return true
  }

  func end() { isRunning = false }

  /// Answers so many words; all that were asked if it is not said.
  func answer(_ count: Int = .max) {
    if !hasGreeted { onLines(["@(#) International Ispell Version 3.2.06 (but really a fake)"]) }
    hasGreeted = true
    var left = count
    while left > 0, !unanswered.isEmpty, isRunning {
      left -= 1
      let word = unanswered.removeFirst()
      onLines([line(for: word), ""])
    }
  }

  private func line(for word: String) -> String {
    guard let suggestions = wrong[word] else { return "*" }
    guard !suggestions.isEmpty else { return "# \(word) 1" }
    return "& \(word) \(suggestions.count) 1: \(suggestions.joined(separator: ", "))"
  }

  /// Ends as a program does that crashes.
  func die() {
    isRunning = false
    onEnd()
  }
}
