import CursesMarkdown
import CursesRichText
import CursesUICore

/// A program that answers lines with lines, as the shell around the workspace starts it.
@MainActor
package protocol ConversingProgram: AnyObject {
  /// Sends a line, its end included; false when it cannot be taken.
  func send(_ line: String) -> Bool
  func end()
}

/// Knows which words are misspelt, and asks hunspell for those it does not know.
///
/// Each word is asked for once. hunspell runs beside the app from the first word on, dies with it, is
/// started once more when it dies, and is never waited for.
@MainActor
package final class SpellChecker: SpellingJudge {
  package let dictionary: String
  package let rules: SpellingRules
  package private(set) var revision = 0
  /// Called when more is known.
  package var onAnswers: () -> Void = {}
  /// Called with the reason, in words, when no answers will come any more.
  package var onFailure: (String) -> Void = { _ in }

  private enum Verdict {
    case right
    case wrong([String])
  }

  private struct Waiter {
    var words: Set<String>
    let action: @MainActor () -> Void
  }

  /// Starts a program: called with its words, and what to do with lines and with its end.
  package typealias Start =
    @MainActor (
      [String], @escaping @MainActor ([String]) -> Void, @escaping @MainActor () -> Void
    ) -> (any ConversingProgram)?

  private let start: Start
  private let personal: PersonalWords
  private var accepted: Set<String>
  private var verdicts: [String: Verdict] = [:]
  private var waiting: [String] = []
  private var asked: [String] = []
  private var pending: Set<String> = []
  private var answer: [String] = []
  private var waiters: [Waiter] = []
  private var program: (any ConversingProgram)?
  private var hasGreeted = false
  private var starts = 0
  private var hasFailed = false

  /// How many words are sent before the first is answered: far less than a pipe takes.
  private static let mostAsked = 32
  /// How many words are remembered.
  private static let mostKnown = 50_000

  package init(dictionary: String, personal: PersonalWords, start: @escaping Start) {
    self.dictionary = dictionary
    self.personal = personal
    self.start = start
    rules = SpellingRules(dictionary: dictionary)
    accepted = personal.read()
  }

  package func isMisspelt(_ word: String) -> Bool? {
    switch verdicts[word] {
    case .right: return false
    case .wrong: return !accepts(word)
    case nil: return accepts(word) ? false : nil
    }
  }

  private func accepts(_ word: String) -> Bool {
    guard !accepted.isEmpty else { return false }
    return accepted.contains(word) || accepted.contains(word.lowercased())
  }

  /// What may have been meant by a word that was judged.
  package func suggestions(for word: String) -> [String] {
    if case .wrong(let suggestions) = verdicts[word] { suggestions } else { [] }
  }

  /// Accepts a word from now on. Returns the reason where it cannot be kept for the next start.
  package func accept(_ word: String, forGood: Bool) -> String? {
    accepted.insert(word)
    revision += 1
    return forGood ? personal.add(word) : nil
  }

  /// Asks for words that are not known yet. `action` is called when they are, if they ever are.
  package func ask(_ words: [String], then action: (@MainActor () -> Void)? = nil) {
    guard !hasFailed else { return }
    let unknown = Set(words.filter { isMisspelt($0) == nil })
    if let action {
      guard !unknown.isEmpty else { return action() }
      waiters.append(Waiter(words: unknown, action: action))
    }
    for word in words where unknown.contains(word) && pending.insert(word).inserted {
      waiting.append(word)
    }
    send()
  }

  /// Ends hunspell. What is known stays known.
  package func stop() {
    program?.end()
    program = nil
    waiting.removeAll()
    asked.removeAll()
    pending.removeAll()
    waiters.removeAll()
  }

  // MARK: The program

  private func send() {
    guard !waiting.isEmpty, !hasFailed, launch() else { return }
    while asked.count < Self.mostAsked, !waiting.isEmpty {
      // The sign has the line taken for text, whatever it begins with.
      guard program?.send("^\(waiting[0])\n") == true else { return }
      asked.append(waiting.removeFirst())
    }
  }

  private func launch() -> Bool {
    guard program == nil else { return true }
    starts += 1
    hasGreeted = false
    answer = []
    let words = [SpellingSettings.program, "-a", "-i", "UTF-8", "-d", dictionary]
    program = start(words, { [weak self] in self?.take($0) }, { [weak self] in self?.hasEnded() })
    if program == nil { fail("Cannot start hunspell.") }
    return program != nil
  }

  private func take(_ lines: [String]) {
    var learned = false
    for line in lines {
      if !hasGreeted {
        hasGreeted = line.hasPrefix("@")
      } else if !line.isEmpty {
        answer.append(line)
      } else if !asked.isEmpty {
        learn(asked.removeFirst(), HunspellAnswer.suggestions(in: answer))
        answer = []
        learned = true
      }
    }
    guard learned else { return }
    revision += 1
    send()
    onAnswers()
    callWaiters()
  }

  private func learn(_ word: String, _ suggestions: [String]?) {
    if verdicts.count >= Self.mostKnown { verdicts.removeAll() }
    verdicts[word] = suggestions.map { .wrong($0) } ?? .right
    pending.remove(word)
    for index in waiters.indices { waiters[index].words.remove(word) }
  }

  private func callWaiters() {
    let ready = waiters.filter(\.words.isEmpty)
    guard !ready.isEmpty else { return }
    waiters.removeAll(where: \.words.isEmpty)
    for waiter in ready { waiter.action() }
  }

  private func hasEnded() {
    program = nil
    guard hasGreeted else {
      return fail(
        "hunspell has no dictionary “\(dictionary)”: install the package "
          + "\(SpellingSettings.package(of: dictionary)).")
    }
    guard starts < 2 else { return fail("Cannot check spelling: hunspell ended twice.") }
    // The word that it died of is let pass.
    if !asked.isEmpty { learn(asked.removeFirst(), nil) }
    waiting = asked + waiting
    asked = []
    send()
    callWaiters()
  }

  private func fail(_ reason: String) {
    hasFailed = true
    stop()
    onFailure(reason)
  }
}
