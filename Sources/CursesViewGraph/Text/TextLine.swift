import CursesCore

/// One row of a text, in runs.
package struct TextLine {
  package var runs: [Text.Piece]

  package init(runs: [Text.Piece]) { self.runs = runs }

  func width(_ look: Look) -> Int { runs.reduce(0) { $0 + look.width(of: $1.text) } }

  var withoutTrailingBlanks: TextLine {
    var line = self
    while var last = line.runs.last, last.text.last == " " {
      last.text.removeLast()
      line.runs.removeLast()
      if !last.text.isEmpty { line.runs.append(last) }
    }
    return line
  }

  /// The line with its line ends as blanks.
  package var flattened: TextLine {
    TextLine(
      runs: runs.map { run in
        Text.Piece(String(run.text.map { $0.isNewline ? " " : $0 }), run.style)
      })
  }

  /// As much of the line as fits, with an ellipsis where something is left out.
  package func fitted(_ look: Look, columns: Int, mode: Text.TruncationMode) -> TextLine {
    guard width(look) > columns else { return self }
    guard columns > 0 else { return TextLine(runs: []) }
    let ellipsis = String(look.ellipsis.prefix(columns))
    let room = columns - ellipsis.count
    func mark(_ style: TextRunStyle?) -> [Text.Piece] {
      [Text.Piece(ellipsis, style ?? TextRunStyle())]
    }
    switch mode {
    case .tail:
      let kept = TextLine(runs: prefix(look, room)).withoutTrailingBlanks
      return TextLine(runs: kept.runs + mark(kept.runs.last?.style ?? runs.first?.style))
    case .head:
      let kept = suffix(look, room)
      return TextLine(runs: mark(kept.first?.style ?? runs.last?.style) + kept)
    case .middle:
      let front = prefix(look, room - room / 2)
      return TextLine(runs: front + mark(front.last?.style) + suffix(look, room / 2))
    }
  }

  private func prefix(_ look: Look, _ columns: Int) -> [Text.Piece] {
    var left = columns
    var kept: [Text.Piece] = []
    for run in runs {
      let text = String(
        run.text.prefix { character in
          left -= CellWidth.of(character, in: look.widths)
          return left >= 0
        })
      if !text.isEmpty { kept.append(Text.Piece(text, run.style)) }
      if left < 0 { break }
    }
    return kept
  }

  private func suffix(_ look: Look, _ columns: Int) -> [Text.Piece] {
    let mirrored = TextLine(
      runs: runs.reversed().map { Text.Piece(String($0.text.reversed()), $0.style) })
    return mirrored.prefix(look, columns).reversed().map {
      Text.Piece(String($0.text.reversed()), $0.style)
    }
  }
}
