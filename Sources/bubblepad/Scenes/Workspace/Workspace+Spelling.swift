import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// Checking the spelling of the open note.
extension Workspace {
  /// Whether a note's spelling is checked. A locked note's is not unless the person has asked for it: its
  /// words would be known to another program.
  private func checksSpelling(of note: OpenNote) -> Bool {
    if let asked = note.wantsSpelling { return asked }
    let isOn = spelling.isWanted ?? (settings.spelling.choice != .off)
    return isOn && !note.isLocked && !note.isReadOnly
  }

  /// Begins or ends checking a note, as it is wanted now. Nothing is said where it cannot be.
  func updateSpelling(of note: OpenNote) {
    guard checksSpelling(of: note), let checker = spellChecker() else {
      return note.editor.judgeSpelling(by: nil)
    }
    note.editor.judgeSpelling(by: checker, checker.rules)
    checkSpellingSoon()
  }

  private func spellChecker() -> SpellChecker? {
    if let checker = spelling.checker { return checker }
    guard case .dictionary(let name) = settings.spelling.find(isAskedFor: isSpellingAskedFor) else {
      return nil
    }
    let checker = SpellChecker(
      dictionary: name, personal: PersonalWords(path: settings.spelling.wordsFile)
    ) { [weak self] words, onLines, onEnd in
      self?.shell.converse(with: words, onLines: onLines, onEnd: onEnd)
    }
    checker.onAnswers = { [weak self] in
      for note in self?.tabs.notes ?? [] { note.editor.spellingWasJudged() }
    }
    checker.onFailure = { [weak self] in self?.spellingFailed($0) }
    spelling.checker = checker
    return checker
  }

  private var isSpellingAskedFor: Bool {
    spelling.isWanted == true || note?.wantsSpelling == true
  }

  private func spellingFailed(_ reason: String) {
    let isAskedFor = isSpellingAskedFor
    spelling.isWanted = false
    spelling.checker = nil
    note?.wantsSpelling = nil
    note?.editor.judgeSpelling(by: nil)
    if isAskedFor { tell(.warning(reason)) }
  }

  /// Has the words in view checked when the person pauses.
  func checkSpellingSoon() {
    guard note?.editor.isSpellingJudged == true else { return }
    guard spelling.timer == nil else {
      spelling.isPostponed = true
      return
    }
    spelling.timer = shell.schedule(after: SpellingSession.pause) { [weak self] in
      self?.checkSpelling()
    }
  }

  private func checkSpelling() {
    spelling.timer = nil
    if spelling.isPostponed {
      spelling.isPostponed = false
      return checkSpellingSoon()
    }
    guard let note, note.editor.isSpellingJudged else { return }
    let words = note.editor.unjudgedWords
    if !words.isEmpty { spelling.checker?.ask(words) }
  }

  // MARK: Commands

  /// Switches the checking on or off: of all notes, or of this one if it is locked.
  func toggleSpelling() {
    guard let note else { return }
    let isOn = note.editor.isSpellingJudged
    if note.isLocked || note.isReadOnly { note.wantsSpelling = !isOn } else { setSpelling(!isOn) }
    guard !isOn else {
      note.editor.judgeSpelling(by: nil)
      return tell(.done("Spelling is no longer checked."))
    }
    if case .nothing(let reason) = settings.spelling.find(isAskedFor: true) {
      note.wantsSpelling = nil
      spelling.isWanted = nil
      return tell(.warning(reason))
    }
    updateSpelling(of: note)
    guard let checker = spelling.checker, note.editor.isSpellingJudged else { return }
    tell(
      .done(
        note.isLocked
          ? "Spelling is checked. The program hunspell reads this locked note."
          : "Spelling is checked: \(checker.dictionary)."))
  }

  /// Takes another dictionary, or none.
  func restartSpelling(in note: OpenNote) {
    spelling.checker?.stop()
    spelling.checker = nil
    spelling.isWanted = nil
    updateSpelling(of: note)
  }

  private func setSpelling(_ isOn: Bool) {
    spelling.isWanted = isOn
    guard !isOn else { return }
    spelling.checker?.stop()
    spelling.checker = nil
  }

  /// Goes to the next misspelt word, or to the one before.
  func goToMisspelling(forward: Bool, then action: @escaping @MainActor (MisspeltWord) -> Void) {
    guard let note, note.editor.isSpellingJudged else { return sayThatSpellingIsOff() }
    goOn(note.editor.misspellingSearch(forward: forward), in: note, then: action)
  }

  private func goOn(
    _ search: MisspellingSearch, in note: OpenNote,
    then action: @escaping @MainActor (MisspeltWord) -> Void
  ) {
    guard self.note === note, dialog == nil else { return }
    var search = search
    switch note.editor.step(&search) {
    case .found(let word):
      focus(.editor)
      action(word)
    case .unjudged(let words):
      spelling.checker?.ask(words) { [weak self] in self?.goOn(search, in: note, then: action) }
    case .unfinished:
      _ = shell.schedule(after: 0) { [weak self] in self?.goOn(search, in: note, then: action) }
    case .nothing: tell(.done("No word is misspelt."))
    case .outdated: break
    }
  }

  private func sayThatSpellingIsOff() {
    tell(.hint("Spelling is not checked. Turn it on with \(wayTo(.toggleSpelling))."))
  }

  /// Shows what may have been meant by the misspelt word at the caret, or else by the next one.
  func suggestSpelling() {
    guard let note, let checker = spelling.checker, note.editor.isSpellingJudged else {
      return sayThatSpellingIsOff()
    }
    guard let word = note.editor.wordAtCaret else { return suggestForNext() }
    checker.ask([word.text]) { [weak self] in
      guard let self, self.note === note, dialog == nil else { return }
      guard note.editor.wordAtCaret == word, checker.isMisspelt(word.text) == true else {
        return suggestForNext()
      }
      showSuggestions(for: word, in: note)
    }
  }

  private func suggestForNext() {
    goToMisspelling(forward: true) { [weak self] word in
      if let note = self?.note { self?.showSuggestions(for: word, in: note) }
    }
  }

  private func showSuggestions(for word: MisspeltWord, in note: OpenNote) {
    guard let checker = spelling.checker else { return }
    let words = note.isReadOnly ? [] : checker.suggestions(for: word.text)
    let items =
      words.enumerated().map { ItemPicker.Item(id: "\($0)", title: $1) } + [
        ItemPicker.Item(id: "add", title: "Add “\(word.text)” to your words", detail: "for good"),
        ItemPicker.Item(id: "ignore", title: "Ignore “\(word.text)”", detail: "until you quit"),
      ]
    let prompt = words.isEmpty ? "No suggestions" : "type a few letters"
    dialog = .pick(
      ItemPicker(title: "Spelling: \(word.text)", prompt: prompt, items: items) {
        [weak self] item in
        guard let self else { return }
        focus(.editor)
        switch Int(item.id) {
        case let index?: note.editor.replace(word, with: words[index])
        case nil: accept(word.text, forGood: item.id == "add")
        }
      })
  }

  private func accept(_ word: String, forGood: Bool) {
    guard let checker = spelling.checker else { return }
    let problem = checker.accept(word, forGood: forGood)
    note?.editor.spellingWasJudged()
    if let problem {
      tell(.warning("“\(word)” is accepted until you quit. It could not be saved: \(problem)"))
    } else {
      tell(.done(forGood ? "“\(word)” is added to your words." : "“\(word)” is ignored."))
    }
  }
}
