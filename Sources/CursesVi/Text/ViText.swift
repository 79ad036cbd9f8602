import CursesRichEditor
import CursesRichText
import CursesText
@_spi(Nodes) import CursesViewGraph

/// The text of a document as vi moves through it: lines, one after the other, of what is shown. What is
/// folded away is passed over.
struct ViText {
  let document: RichDocument

  /// The line at a place; at the nearest there is, where an edit has left none.
  func line(_ place: RichPlace) -> ViLine {
    let place = document.existing(place)
    return ViLine(document.paragraph(at: place), at: place)
  }

  /// The start of the line after that of a place.
  func lineAfter(_ place: RichPlace) -> RichPlace? {
    guard let next = document.nextParagraph(after: document.existing(place)),
      !isAfterLastLine(next)
    else { return nil }
    return Folds(document: document).shownPlace(from: next, forward: true)
  }

  /// Returns whether a place is the empty one after the end of the last line, which is no line of a file.
  func isAfterLastLine(_ place: RichPlace) -> Bool {
    guard document.mode == .source, document.state.text.count > 0,
      case let paragraph = document.paragraph(at: place), paragraph.text.isEmpty
    else { return false }
    return paragraph.lineStart >= document.state.text.count
  }

  /// The start of so many lines further on, or of the last one; with 0 the place itself.
  func line(_ count: Int, after place: RichPlace) -> RichPlace {
    var place = place
    for _ in 0..<max(0, count) {
      guard let next = lineAfter(place), !document.patience.isSpent() else { break }
      place = next
    }
    return place
  }

  /// The start of the line before that of a place.
  func lineBefore(_ place: RichPlace) -> RichPlace? {
    guard var previous = document.previousParagraph(before: document.existing(place)) else {
      return nil
    }
    previous.visible = 0
    return Folds(document: document).shownPlace(from: previous, forward: false)
  }

  func isSameLine(_ one: RichPlace, _ other: RichPlace) -> Bool {
    one.block == other.block && one.paragraph == other.paragraph
  }

  /// The place of the next character, in the next line too. An empty line is one stop.
  func forward(_ place: RichPlace) -> RichPlace? {
    let line = line(place)
    let next = line.after(place.visible)
    if next < line.end { return line.place(next) }
    return lineAfter(place)
  }

  func backward(_ place: RichPlace) -> RichPlace? {
    let line = line(place)
    if place.visible > 0 { return line.place(line.before(place.visible)) }
    guard let before = lineBefore(place) else { return nil }
    let previous = self.line(before)
    return previous.place(previous.last)
  }

  /// The start of the last line there is.
  var lastLine: RichPlace {
    var place = document.place(.textEnd, from: document.head)
    if isAfterLastLine(place) { place = document.previousParagraph(before: place) ?? place }
    place.visible = 0
    return Folds(document: document).shownPlace(from: place, forward: false) ?? place
  }

  /// Brings a place onto a character: behind the last there is none.
  func onCharacter(_ place: RichPlace) -> RichPlace {
    let line = line(onLine(place))
    return place.visible >= line.end ? line.place(line.last) : line.place(place.visible)
  }

  /// Brings a place onto a line: after the last there is none.
  func onLine(_ place: RichPlace) -> RichPlace { isAfterLastLine(place) ? lastLine : place }
}

/// Words.
extension ViText {
  /// The start of the next word. An empty line is a word. Behind the last one, the end of the text.
  func wordStart(after place: RichPlace, _ word: ViWord) -> RichPlace? {
    var line = line(place)
    var at = place.visible
    if at < line.end, line.kind(at) != .blank { at = line.runEnd(at, word) }
    while true {
      while line.kind(at) == .blank { at = line.after(at) }
      if at < line.end { return line.place(at) }
      guard let next = lineAfter(line.start) else {
        return place.visible < line.end ? line.place(line.end) : nil
      }
      line = self.line(next)
      at = 0
      if line.isEmpty { return next }
    }
  }

  func wordEnd(after place: RichPlace, _ word: ViWord) -> RichPlace? {
    guard var at = forward(place) else { return nil }
    while line(at).isEmpty || line(at).kind(at.visible) == .blank {
      guard let next = forward(at) else { return at == place ? nil : at }
      at = next
    }
    let line = line(at)
    return line.place(line.before(line.runEnd(at.visible, word)))
  }

  func wordStart(before place: RichPlace, _ word: ViWord) -> RichPlace? {
    guard var at = backward(place) else { return nil }
    while !line(at).isEmpty, line(at).kind(at.visible) == .blank {
      guard let next = backward(at) else { return at }
      at = next
    }
    let line = line(at)
    return line.isEmpty ? at : line.place(line.runStart(at.visible, word))
  }

  func wordEnd(before place: RichPlace, _ word: ViWord) -> RichPlace? {
    let here = line(place)
    var at = place
    if !here.isEmpty, here.kind(place.visible) != .blank, place.visible < here.end {
      at = here.place(here.runStart(place.visible, word))
    }
    guard var found = backward(at) else { return at < place ? at : nil }
    while !line(found).isEmpty, line(found).kind(found.visible) == .blank {
      guard let next = backward(found) else { return found }
      found = next
    }
    return found
  }
}

/// Sentences and paragraphs.
extension ViText {
  func sentenceStart(after place: RichPlace) -> RichPlace? {
    let here = line(place)
    if let next = here.sentenceStarts.first(where: { $0 > place.visible }) {
      return here.place(next)
    }
    guard let next = lineAfter(place) else {
      return place.visible < here.end ? here.place(here.end) : nil
    }
    let line = line(next)
    return line.place(line.firstNonBlank)
  }

  func sentenceStart(before place: RichPlace) -> RichPlace? {
    let here = line(place)
    if let start = here.sentenceStarts.last(where: { $0 < place.visible }) {
      return here.place(start)
    }
    guard let before = lineBefore(place) else { return nil }
    let line = line(before)
    return line.place(line.sentenceStarts.last ?? 0)
  }

  /// Whether a line is a gap between others: an empty one, or one of spaces in code.
  func isGap(_ place: RichPlace) -> Bool {
    let line = line(place)
    if line.paragraph.isBlankLine { return true }
    return line.paragraph.isVerbatim && line.indentation == line.end
  }

  /// Whether there is a gap between a line and the next.
  private func isApart(_ one: RichPlace, _ next: RichPlace) -> Bool {
    let upper = line(one).paragraph
    let lower = line(next).paragraph
    return one.block != next.block || upper.hasGapAfter || isGap(one) != isGap(next)
      || upper.kind == .rule || lower.kind == .rule
  }

  /// The first and the last line of those without a gap that a place is among.
  func paragraph(around place: RichPlace) -> (first: RichPlace, last: RichPlace) {
    var first = line(place).start
    var last = first
    while let before = lineBefore(first), !isApart(before, first) { first = before }
    while let next = lineAfter(last), !isApart(last, next) { last = next }
    return (first, last)
  }

  /// Behind the lines without a gap: the gap, where it is a line, or else the next of them.
  func paragraphStart(after place: RichPlace) -> RichPlace? {
    var at = line(place).start
    while isGap(at), let next = lineAfter(at) { at = next }
    if let next = lineAfter(paragraph(around: at).last) { return next }
    let here = line(lastLine)
    return place.visible < here.end || !isSameLine(place, here.start) ? here.place(here.end) : nil
  }

  func paragraphStart(before place: RichPlace) -> RichPlace? {
    var at = line(place).start
    if !isGap(at) {
      let top = gapOrStart(of: at)
      if top < place { return top }
      guard let before = lineBefore(at) else { return nil }
      at = before
    }
    while isGap(at) {
      guard let before = lineBefore(at) else { return at < place ? at : nil }
      at = before
    }
    return gapOrStart(of: at)
  }

  /// The gap above lines, where it is a line; else the first of them.
  private func gapOrStart(of place: RichPlace) -> RichPlace {
    let first = paragraph(around: place).first
    if let before = lineBefore(first), isGap(before) { return before }
    return first
  }
}
