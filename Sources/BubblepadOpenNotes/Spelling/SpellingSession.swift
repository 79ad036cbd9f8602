import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// What checking the spelling needs besides the notes.
@MainActor
package protocol SpellingContext: NoteContext {
  var spellingSettings: SpellingSettings { get }
  /// Starts a program that answers lines with lines; nil where there is none, or it cannot be started.
  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)?
}

/// Checking the spelling, from one note to the next.
@MainActor
package final class SpellingSession {
  private unowned let context: any SpellingContext
  /// The program that checks; nil until the first note that is checked.
  private var checker: SpellChecker?
  /// Whether the user has switched it on or off since the start.
  private var isWanted: Bool?
  /// Looks at the words in view when the user pauses.
  private var timer: (any ScheduledAction)?
  /// Whether something has changed since that was begun.
  private var isPostponed = false

  /// How long a pause must be, in milliseconds.
  private static let pause = 350

  package init(_ context: any SpellingContext) { self.context = context }

  /// Whether a note's spelling is checked. A locked note's is not unless the person has asked for it: its
  /// words would be known to another program.
  private func checks(_ note: OpenNote) -> Bool {
    if let asked = note.wantsSpelling { return asked }
    let isOn = isWanted ?? (context.spellingSettings.choice != .off)
    return isOn && !note.isLocked && !note.isReadOnly
  }

  /// Begins or ends checking a note, as it is wanted now. Nothing is said where it cannot be.
  package func update(_ note: OpenNote) {
    guard checks(note), let checker = makeChecker() else {
      return note.editor.judgeSpelling(by: nil)
    }
    note.editor.judgeSpelling(by: checker, checker.rules)
    checkSoon()
  }

  private func makeChecker() -> SpellChecker? {
    if let checker { return checker }
    guard case .dictionary(let name) = context.spellingSettings.find(isAskedFor: isAskedFor) else {
      return nil
    }
    let checker = SpellChecker(
      dictionary: name, personal: PersonalWords(path: context.spellingSettings.wordsFile)
    ) { [weak self] words, onLines, onEnd in
      self?.context.converse(with: words, onLines: onLines, onEnd: onEnd)
    }
    checker.onAnswers = { [weak self] in
      for note in self?.context.openNotes ?? [] { note.editor.spellingWasJudged() }
    }
    checker.onFailure = { [weak self] in self?.failed($0) }
    self.checker = checker
    return checker
  }

  private var isAskedFor: Bool {
    isWanted == true || context.note?.wantsSpelling == true
  }

  private func failed(_ reason: String) {
    let isAskedFor = self.isAskedFor
    isWanted = false
    checker = nil
    context.note?.wantsSpelling = nil
    context.note?.editor.judgeSpelling(by: nil)
    if isAskedFor { context.tell(.warning(reason)) }
  }

  /// Has the words in view checked when the person pauses.
  package func checkSoon() {
    guard context.note?.editor.isSpellingJudged == true else { return }
    guard timer == nil else {
      isPostponed = true
      return
    }
    timer = context.schedule(after: Self.pause) { [weak self] in
      self?.check()
    }
  }

  private func check() {
    timer = nil
    if isPostponed {
      isPostponed = false
      return checkSoon()
    }
    guard let note = context.note, note.editor.isSpellingJudged else { return }
    let words = note.editor.unjudgedWords
    if !words.isEmpty { checker?.ask(words) }
  }

  // MARK: Commands

  /// Switches the checking on or off: of all notes, or of this one if it is locked.
  package func toggle() {
    guard let note = context.note else { return }
    let isOn = note.editor.isSpellingJudged
    if note.isLocked || note.isReadOnly { note.wantsSpelling = !isOn } else { set(!isOn) }
    guard !isOn else {
      note.editor.judgeSpelling(by: nil)
      return context.tell(.done("Spelling is no longer checked."))
    }
    if case .nothing(let reason) = context.spellingSettings.find(isAskedFor: true) {
      note.wantsSpelling = nil
      isWanted = nil
      return context.tell(.warning(reason))
    }
    update(note)
    guard let checker, note.editor.isSpellingJudged else { return }
    context.tell(
      .done(
        note.isLocked
          ? "Spelling is checked. The program hunspell reads this locked note."
          : "Spelling is checked: \(checker.dictionary)."))
  }

  /// Takes another dictionary, or none.
  package func restart(in note: OpenNote) {
    checker?.stop()
    checker = nil
    isWanted = nil
    update(note)
  }

  private func set(_ isOn: Bool) {
    isWanted = isOn
    guard !isOn else { return }
    checker?.stop()
    checker = nil
  }

  /// Goes to the next misspelt word, or to the one before.
  package func goToMisspelling(
    forward: Bool, then action: @escaping @MainActor (MisspeltWord) -> Void
  ) {
    guard let note = context.note, note.editor.isSpellingJudged else { return sayThatItIsOff() }
    goOn(note.editor.misspellingSearch(forward: forward), in: note, then: action)
  }

  private func goOn(
    _ search: MisspellingSearch, in note: OpenNote,
    then action: @escaping @MainActor (MisspeltWord) -> Void
  ) {
    guard context.note === note, !context.isAsking else { return }
    var search = search
    switch note.editor.step(&search) {
    case .found(let word):
      context.focus(.editor)
      action(word)
    case .unjudged(let words):
      checker?.ask(words) { [weak self] in self?.goOn(search, in: note, then: action) }
    case .unfinished:
      _ = context.schedule(after: 0) { [weak self] in self?.goOn(search, in: note, then: action) }
    case .nothing: context.tell(.done("No word is misspelt."))
    case .outdated: break
    }
  }

  private func sayThatItIsOff() {
    context.tell(
      .hint("Spelling is not checked. Turn it on with \(context.wayTo(.toggleSpelling))."))
  }

  /// Shows what may have been meant by the misspelt word at the caret, or else by the next one.
  package func suggest() {
    guard let note = context.note, let checker, note.editor.isSpellingJudged else {
      return sayThatItIsOff()
    }
    guard let word = note.editor.wordAtCaret else { return suggestForNext() }
    checker.ask([word.text]) { [weak self] in
      guard let self, context.note === note, !context.isAsking else { return }
      guard note.editor.wordAtCaret == word, checker.isMisspelt(word.text) == true else {
        return suggestForNext()
      }
      showSuggestions(for: word, in: note)
    }
  }

  private func suggestForNext() {
    goToMisspelling(forward: true) { [weak self] word in
      if let note = self?.context.note { self?.showSuggestions(for: word, in: note) }
    }
  }

  private func showSuggestions(for word: MisspeltWord, in note: OpenNote) {
    guard let checker else { return }
    let words = note.isReadOnly ? [] : checker.suggestions(for: word.text)
    let items =
      words.enumerated().map { ItemPicker.Item(id: "\($0)", title: $1) } + [
        ItemPicker.Item(id: "add", title: "Add “\(word.text)” to your words", detail: "for good"),
        ItemPicker.Item(id: "ignore", title: "Ignore “\(word.text)”", detail: "until you quit"),
      ]
    let prompt = words.isEmpty ? "No suggestions" : "type a few letters"
    context.present(
      ItemPicker(title: "Spelling: \(word.text)", prompt: prompt, items: items) {
        [weak self] item in
        guard let self else { return }
        context.focus(.editor)
        switch Int(item.id) {
        case let index?: note.editor.replace(word, with: words[index])
        case nil: accept(word.text, forGood: item.id == "add")
        }
      })
  }

  private func accept(_ word: String, forGood: Bool) {
    guard let checker else { return }
    let problem = checker.accept(word, forGood: forGood)
    context.note?.editor.spellingWasJudged()
    if let problem {
      context.tell(
        .warning("“\(word)” is accepted until you quit. It could not be saved: \(problem)"))
    } else {
      context.tell(.done(forGood ? "“\(word)” is added to your words." : "“\(word)” is ignored."))
    }
  }
}
