import CursesCore
import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// What `:s` with the flag `c` is about to do, while it asks.
struct ViConfirming {
  var search: Search
  var wanted: ViSubstitution
  /// The step of undo all of it belongs to.
  var step: Int
  /// The match that is asked about, in the visible text of its line, and what comes in its place.
  var match: SearchMatch?
  /// The version of the text that this match is in.
  var version = 0
  var line = RichPlace(block: 0, paragraph: 0, visible: 0)
  var replacement = ""
  /// The matches that were replaced, and the lines they were in.
  var count = 0
  var lines = 0
  var isCounted = false
  /// The line in which a match was replaced last.
  var lastLine: RichPlace?
  /// The lines of `:g` that are still to come, as the distances of their starts from the end of the text:
  /// what is replaced before them leaves those alone. Nil where lines are looked at one after the other.
  var linesToCome: [Int]?
  /// Whether nothing is asked any more.
  var replacesAll = false

  var question: String { "Replace with “\(replacement)”? y yes, n no, a all, l last, q quit" }
}

/// `:s///c`: each match is asked about.
extension ViSubstitutions {
  /// Where the last line starts that is looked at; no name that a person gives.
  private static var lastLine: Character { "\u{3}" }

  func confirm(
    _ search: Search, _ wanted: ViSubstitution, _ places: ClosedRange<RichPlace>,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    document.setMark(Self.lastLine, at: caret.offset(places.upperBound))
    caret.state.confirming = ViConfirming(
      search: search, wanted: wanted, step: document.beginStep())
    editor.search = search
    ask(from: caret.text.line(places.lowerBound).start, &effect)
  }

  /// `:g/what/s/this/that/c`: the matches in the lines that were found are asked about.
  func confirm(
    _ wanted: ViSubstitution, inLinesAt offsets: [Int], _ effect: inout RichEditorEffect
  ) {
    var wanted = wanted
    if wanted.pattern.isEmpty { wanted.pattern = caret.state.memory.search?.needle ?? "" }
    caret.state.memory.substitution = wanted
    caret.state.memory.search = ViSearch(needle: wanted.pattern)
    do {
      guard let found = try search(for: wanted), let first = offsets.first else { return }
      caret.state.confirming = ViConfirming(
        search: found, wanted: wanted, step: document.beginStep())
      let end = document.state.text.count
      caret.state.confirming?.linesToCome = offsets.dropFirst().map { end - $0 }
      editor.search = found
      ask(from: caret.text.line(document.place(at: first)).start, &effect)
    } catch {
      effect.message = error.reason
    }
  }

  /// The line that is looked at after one; nil behind the last.
  private func askedLine(after line: RichPlace) -> RichPlace? {
    guard let coming = caret.state.confirming?.linesToCome else {
      return line < lastAskedLine ? caret.text.lineAfter(line) : nil
    }
    guard let distance = coming.first else { return nil }
    caret.state.confirming?.linesToCome = Array(coming.dropFirst())
    let place = document.place(at: document.state.text.count - distance)
    return caret.text.line(place).start
  }

  func answer(_ answer: Character, _ effect: inout RichEditorEffect, tick: Int) {
    guard let confirming = caret.state.confirming, let match = confirming.match else { return }
    // Another program may have changed the text while it was asked.
    guard confirming.version == document.version else { return endConfirming(&effect) }
    let line = caret.text.line(confirming.line)
    switch answer {
    case "y", "l", "a":
      caret.state.confirming?.replacesAll = answer == "a"
      guard let end = replaceAsked(effect: &effect, tick: tick) else { return }
      if answer == "l" { return endConfirming(&effect) }
      goOn(from: end, &effect)
      while caret.state.confirming?.replacesAll == true, caret.state.confirming?.match != nil,
        !editor.stops()
      {
        guard let end = replaceAsked(effect: &effect, tick: tick) else { return }
        goOn(from: end, &effect)
      }
    case "n":
      let end = match.range.isEmpty ? line.after(match.range.upperBound) : match.range.upperBound
      let isAtEnd = match.range.isEmpty && match.range.upperBound == line.end
      goOn(from: line.place(end), isLineDone: isAtEnd, &effect)
    default: endConfirming(&effect)
    }
  }

  /// Replaces the match that is asked about. Returns the place behind what came for it; nil where it is
  /// refused, which ends the asking.
  private func replaceAsked(effect: inout RichEditorEffect, tick: Int) -> RichPlace? {
    guard let confirming = caret.state.confirming, let match = confirming.match else { return nil }
    let new = RichReplacement(match.range, with: confirming.replacement)
    let outcome = replaceAndBreak([new], in: confirming.line, tick: tick)
    if case .refused(let reason) = outcome {
      endConfirming(&effect)
      effect.message = reason
      return nil
    }
    caret.state.confirming?.count += 1
    if !confirming.isCounted { caret.state.confirming?.lines += 1 }
    caret.state.confirming?.lastLine = confirming.line
    caret.state.confirming?.isCounted = true
    effect.hasChanged = true
    var line = caret.text.line(document.existing(confirming.line))
    var end = match.range.lowerBound + confirming.replacement.utf8.count
    for piece in confirming.replacement.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst()
    {
      guard let next = caret.text.lineAfter(line.start) else { break }
      line = caret.text.line(next)
      end = piece.utf8.count
    }
    // A match of nothing is not found again where it was.
    return line.place(match.range.isEmpty ? line.after(min(end, line.end)) : min(end, line.end))
  }

  private func goOn(
    from place: RichPlace, isLineDone: Bool = false, _ effect: inout RichEditorEffect
  ) {
    guard let wanted = caret.state.confirming?.wanted else { return }
    let line = caret.text.line(place)
    guard isLineDone || !wanted.isGlobal || place.visible >= line.end else {
      return ask(from: place, &effect)
    }
    caret.state.confirming?.isCounted = false
    guard let next = askedLine(after: line.start) else { return endConfirming(&effect) }
    ask(from: next, &effect)
  }

  private var lastAskedLine: RichPlace {
    caret.text.line(document.place(at: document.mark(Self.lastLine) ?? 0)).start
  }

  /// Looks for the next match from a place on, and shows it.
  private func ask(from place: RichPlace, _ effect: inout RichEditorEffect) {
    guard let confirming = caret.state.confirming else { return }
    var at = place
    while !editor.stops() {
      let line = caret.text.line(at)
      let text = line.paragraph.text
      if let match = editor.matches(of: confirming.search, in: text).first(where: {
        $0.range.lowerBound >= at.visible
      }) {
        caret.state.confirming?.match = match
        caret.state.confirming?.version = document.version
        caret.state.confirming?.line = line.start
        caret.state.confirming?.replacement = confirming.wanted.template.text(
          for: match, in: text)
        guard !confirming.replacesAll else { return }
        caret.state.machine.isAsked = true
        caret.put(line.place(match.range.lowerBound))
        editor.currentMatch =
          line.place(match.range.lowerBound)..<line.place(match.range.upperBound)
        return
      }
      caret.state.confirming?.isCounted = false
      guard let next = askedLine(after: line.start) else { break }
      at = next
    }
    endConfirming(&effect)
  }

  /// Ends the asking; everything that was replaced is one step.
  func endConfirming(_ effect: inout RichEditorEffect) {
    guard let confirming = caret.state.confirming else { return }
    caret.state.confirming = nil
    caret.state.machine.isAsked = false
    document.endStep(confirming.step)
    editor.currentMatch = nil
    if caret.state.memory.highlights == false { editor.search = nil }
    if confirming.match == nil {
      effect.message = "“\(confirming.wanted.pattern)” is not there."
    } else if let line = confirming.lastLine {
      caret.put(caret.onFirstNonBlank(document.existing(line)))
      effect.message = told(replaced: confirming.count, in: confirming.lines)
    }
  }

  func told(replaced count: Int, in lines: Int) -> String {
    "Replaced \(count) \(count == 1 ? "match" : "matches") in \(lines) \(lines == 1 ? "line" : "lines")."
  }
}

extension ViMachine {
  /// A key while a match is asked about.
  func answerKey(_ key: Key) -> [ViAction] {
    if key == .viEscape { return [.answer("q")] }
    guard let typed = key.typed, "ynalq".contains(typed) else { return [] }
    return [.answer(typed)]
  }
}
