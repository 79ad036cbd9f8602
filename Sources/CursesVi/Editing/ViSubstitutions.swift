import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// `:s`.
@MainActor
struct ViSubstitutions: ViPart {
  let caret: ViCaret

  init(_ caret: ViCaret) { self.caret = caret }

  func substitute(
    _ command: ViExCommand, _ places: ClosedRange<RichPlace>, _ effect: inout RichEditorEffect,
    tick: Int
  ) {
    guard var wanted = substitution(of: command) else {
      effect.message = "Write :s/old/new/, with a g at the end for all of a line."
      caret.state.hasFailed = true
      return
    }
    if wanted.pattern.isEmpty { wanted.pattern = caret.state.memory.search?.needle ?? "" }
    caret.state.memory.substitution = wanted
    caret.state.memory.search = ViSearch(needle: wanted.pattern)
    var places = places
    if let count = wanted.count {
      places = places.upperBound...caret.text.line(count - 1, after: places.upperBound)
    }
    let found: Search?
    do {
      found = try search(for: wanted)
    } catch {
      effect.message = error.reason
      return
    }
    guard let found else { return }
    editor.search = caret.state.memory.highlights == true ? found : nil
    editor.currentMatch = nil
    caret.noteJump(caret.place)
    if wanted.onlyCounts { return count(found, wanted, places, &effect) }
    if wanted.asks { return confirm(found, wanted, places, &effect, tick: tick) }
    replace(found, wanted, places, &effect, tick: tick)
  }

  /// What a command is to replace: what it says, or what was replaced last.
  private func substitution(of command: ViExCommand) -> ViSubstitution? {
    let isNew = command.name != "&" && !command.rest.isEmpty
    if isNew, let wanted = ViSubstitution(command.rest) {
      let pattern =
        wanted.pattern.isEmpty ? caret.state.memory.search?.needle ?? "" : wanted.pattern
      return pattern.isEmpty ? nil : wanted
    }
    // `:s/` is not whole, `:s g` has flags for the last one.
    guard command.rest.first.map({ $0.isLetter || $0.isNumber || $0 == "&" }) ?? true else {
      return nil
    }
    return caret.state.memory.substitution?.again(command.rest)
  }

  func search(for wanted: ViSubstitution) throws(PatternError) -> Search? {
    guard let isCaseSensitive = wanted.isCaseSensitive else {
      return try ViSearches(caret).search(ViSearch(needle: wanted.pattern))
    }
    var options = SearchOptions()
    options.isPattern = true
    options.isCaseSensitive = isCaseSensitive
    return try options.search(for: ViPattern(wanted.pattern).text)
  }

  /// `:s///n`: says how many matches there are.
  private func count(
    _ search: Search, _ wanted: ViSubstitution, _ places: ClosedRange<RichPlace>,
    _ effect: inout RichEditorEffect
  ) {
    let counts = caret.text.lines(from: places.lowerBound, upTo: places.upperBound).map { place in
      let found =
        editor.stops()
        ? 0 : editor.matches(of: search, in: caret.text.line(place).paragraph.text).count
      return wanted.isGlobal ? found : min(1, found)
    }
    let count = counts.reduce(0, +)
    let lines = counts.count { $0 > 0 }
    effect.message =
      "\(count) \(count == 1 ? "match" : "matches") in \(lines) \(lines == 1 ? "line" : "lines")."
  }

  private func replace(
    _ search: Search, _ wanted: ViSubstitution, _ places: ClosedRange<RichPlace>,
    _ effect: inout RichEditorEffect, tick: Int
  ) {
    var count = 0
    var lines = 0
    var refused: String?
    var kept: Int?
    let all = caret.text.lines(from: places.lowerBound, upTo: places.upperBound)
    for (index, place) in all.reversed().enumerated() {
      guard !editor.stops(after: (index, all.count)) else { break }
      let text = caret.text.line(place).paragraph.text
      var matches = editor.matches(of: search, in: text)
      if !wanted.isGlobal { matches = Array(matches.prefix(1)) }
      let changes = matches.map { match in
        RichReplacement(match.range, with: wanted.template.text(for: match, in: text))
      }
      guard !changes.isEmpty else { continue }
      switch replaceAndBreak(changes, in: document.existing(place), tick: tick) {
      case .changed:
        count += changes.count
        lines += 1
        // Counted from the end: what is replaced above it leaves that alone.
        kept = kept ?? document.state.text.count - caret.offset(caret.place)
      case .refused(let reason): refused = reason
      case .moved, .notHandled: break
      }
    }
    if let kept {
      caret.put(caret.onFirstNonBlank(document.place(at: document.state.text.count - kept)))
    }
    if editor.stops() {
      effect.message =
        count == 0
        ? LongWork.stoppedEarly : "Stopped: \(told(replaced: count, in: lines)) Press u to undo."
      return
    }
    guard refused == nil else {
      effect.message = refused
      return
    }
    if count > 0 {
      effect.message = told(replaced: count, in: lines)
    } else if !wanted.isQuiet {
      effect.message = "“\(wanted.pattern)” is not there."
      caret.state.hasFailed = true
    }
  }

  /// Replaces stretches of a line; where a line end comes in the place of one, the line is broken. The caret
  /// is in the last line of what comes of it.
  func replaceAndBreak(
    _ changes: [RichReplacement], in place: RichPlace, tick: Int
  ) -> RichOutcome {
    let flat = changes.map { change in
      RichReplacement(change.range, with: change.text.replacing("\n", with: ""))
    }
    var breaks: [Int] = []
    var moved = 0
    for change in changes {
      var at = change.range.lowerBound + moved
      for piece in change.text.split(separator: "\n", omittingEmptySubsequences: false) {
        at += piece.utf8.count
        breaks.append(at)
      }
      breaks.removeLast()
      moved = at - change.range.upperBound
    }
    let outcome = TextReplacement(document: document).replace(
      flat, inParagraphAt: place, tick: tick)
    guard outcome == .changed, !breaks.isEmpty else { return outcome }
    return breakLine(at: breaks, in: place, tick: tick)
  }

  /// Breaks a line at visible offsets, in order.
  private func breakLine(at offsets: [Int], in place: RichPlace, tick: Int) -> RichOutcome {
    var last: Int?
    for offset in offsets.reversed() {
      let line = caret.text.line(document.existing(place))
      caret.put(line.place(min(offset, line.end)))
      let outcome =
        line.paragraph.isVerbatim
        ? document.perform(.paste("\n", isMarkdown: false), tick: tick)
        : document.perform(.insertParagraph, tick: tick)
      if case .refused = outcome { return outcome }
      last = last ?? document.state.text.count - caret.offset(document.head)
    }
    if let last { caret.put(document.place(at: document.state.text.count - last)) }
    return .changed
  }
}
