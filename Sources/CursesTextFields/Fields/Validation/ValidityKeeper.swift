import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// Keeps what is to be said of a field: asks its rules and knows what may be shown yet.
@MainActor
final class ValidityKeeper {
  private(set) var state = FieldValidity()
  /// Called when `state` is another one.
  var changed: () -> Void = {}

  private struct Answer {
    var verdict = Validation.valid
    var isPending = false
    /// The text it is about.
    var text: String?
    /// Set while a rule that was cut off still runs.
    var late: LateAnswer?
    /// Whether a rule of the main actor took too long, so that it is asked only when somebody submits.
    var isLeftOut = false
    var task: Task<Void, Never>?
  }

  private var rules: [FieldRule] = []
  private var answers: [Answer] = []
  private var parsing = Validation.valid
  private var text = ""
  private var seconds = 0.1
  /// What has happened to the field so far.
  private var events: ValidationTriggers = .appear

  /// Whether there is nothing to keep: the usual case, which must cost nothing.
  var isIdle: Bool { rules.isEmpty && answers.isEmpty && parsing == .valid && state.problem == nil }

  /// Takes over the rules as the view has them now, and asks those that answer at once.
  func update(_ rules: [FieldRule], seconds: Double, text: @autoclosure () -> String) {
    guard !rules.isEmpty || !self.rules.isEmpty else { return }
    if rules.count != self.rules.count {
      for answer in answers { answer.task?.cancel() }
      answers = Array(repeating: Answer(), count: rules.count)
    }
    self.rules = rules
    self.seconds = seconds
    ask(text())
  }

  /// Takes an edit, and what the value makes of it.
  func edited(_ text: @autoclosure () -> String, parsing: Validation) {
    self.parsing = parsing
    if !rules.isEmpty || parsing != .valid || !isIdle {
      events.insert(.change)
      ask(text())
    }
  }

  /// Takes a value that the program has set.
  func shown(_ text: @autoclosure () -> String) {
    parsing = .valid
    if !rules.isEmpty || state != FieldValidity() { ask(text()) }
  }

  func parsed(_ parsing: Validation) {
    guard parsing != self.parsing else { return }
    self.parsing = parsing
    refresh()
  }

  /// Notes that the field was left or submitted.
  func touch(_ event: ValidationTriggers) {
    if event == .submit { askLeftOut() }
    guard !events.contains(event) else { return }
    events.insert(event)
    refresh()
  }

  /// What took too long is asked once more when it counts.
  private func askLeftOut() {
    guard answers.contains(where: \.isLeftOut) else { return }
    for index in rules.indices where answers[index].isLeftOut {
      if case .main(let rule) = rules[index].check {
        answers[index].verdict = rule(text).map { Validation.invalid($0) } ?? .valid
      }
    }
    refresh()
  }

  func untouch() {
    events = .appear
    refresh()
  }

  /// The view has gone: nobody waits for an answer any more.
  func stop() {
    for index in answers.indices {
      answers[index].task?.cancel()
      answers[index].task = nil
    }
  }

  // MARK: Asking

  private func ask(_ text: String) {
    self.text = text
    for index in rules.indices {
      switch rules[index].check {
      case .main where answers[index].isLeftOut: answers[index].verdict = ValidityKeeper.tooLong
      case .main(let rule): askHere(index, rule)
      case .secret: break
      case .immediate(let rule): askAtOnce(index, rule)
      case .slow(let delay, let rule): askLater(index, delay, rule)
      }
    }
    refresh()
  }

  private func askHere(_ index: Int, _ rule: @MainActor (String) -> String?) {
    let start = ThreadTime.now
    answers[index].verdict = rule(text).map { Validation.invalid($0) } ?? .valid
    guard ThreadTime.now - start > seconds else { return }
    answers[index].isLeftOut = true
    if answers[index].verdict == .valid { answers[index].verdict = ValidityKeeper.tooLong }
  }

  private static var worker: RuleWorker?
  private static let tooLong = Validation.warning(
    "A check of this takes too long and was left out.")

  private func askAtOnce(_ index: Int, _ rule: @escaping @Sendable (String) -> Validation) {
    // One that has not come to its end is not asked a second time.
    guard answers[index].late == nil else { return }
    let answer = LateAnswer()
    let text = text
    guard let worker = ValidityKeeper.worker ?? RuleWorker() else {
      answers[index].verdict = rule(text)
      return
    }
    ValidityKeeper.worker = worker
    let isInTime = worker.run(for: seconds) { answer.finish(rule(text)) }
    answers[index].text = text
    if isInTime {
      answers[index].verdict = answer.value ?? .valid
      return
    }
    ValidityKeeper.worker = nil
    answers[index].late = answer
    answers[index].verdict = ValidityKeeper.tooLong
    answer.whenDone { [weak self] in
      onMainActor { self?.takeLate(index, answer, text) }
    }
  }

  /// A rule that was cut off has come to its end after all.
  private func takeLate(_ index: Int, _ answer: LateAnswer, _ text: String) {
    guard answers.indices.contains(index), answers[index].late === answer else { return }
    answers[index].late = nil
    if text == self.text {
      answers[index].verdict = answer.value ?? .valid
    } else if rules.indices.contains(index), case .immediate(let rule) = rules[index].check {
      askAtOnce(index, rule)
    }
    refresh()
  }

  private func askLater(
    _ index: Int, _ delay: Double, _ rule: @escaping @MainActor @Sendable (String) async -> String?
  ) {
    let text = text
    guard answers[index].text != text else { return }
    answers[index].task?.cancel()
    answers[index].text = text
    answers[index].isPending = true
    answers[index].task = Task { [weak self] in
      if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
      guard !Task.isCancelled else { return }
      let problem = await rule(text)
      guard !Task.isCancelled else { return }
      self?.take(index, text, problem)
    }
  }

  private func take(_ index: Int, _ text: String, _ problem: String?) {
    guard answers.indices.contains(index), answers[index].text == text else { return }
    answers[index].isPending = false
    answers[index].task = nil
    answers[index].verdict = problem.map { .invalid($0) } ?? .valid
    refresh()
  }

  // MARK: Saying

  private func refresh() {
    var new = FieldValidity()
    new.isTouched = !events.isDisjoint(with: [.blur, .submit])
    new.isPending = answers.contains(where: \.isPending)
    var all = parsing
    var shown = events.isDisjoint(with: .standard) ? Validation.valid : parsing
    for (rule, answer) in zip(rules, answers) where !answer.isPending {
      all = all.combined(with: answer.verdict)
      if !events.isDisjoint(with: rule.triggers) { shown = shown.combined(with: answer.verdict) }
    }
    new.isValid = all.isAcceptable && !new.isPending
    new.problem = all.isAcceptable ? nil : all.message
    new.message = shown.message
    new.isWarning = shown.isAcceptable && shown.message != nil
    guard new != state else { return }
    state = new
    changed()
  }
}
