import CursesRichText
import CursesText
import CursesTextEditors

/// All matches of a search, to be replaced.
@MainActor
struct AllMatches {
  let editor: RichEditorModel
  let search: Search
  let template: String
  let tick: Int

  /// How many were replaced, and why another was not.
  typealias Outcome = (count: Int, refused: String?)

  private var document: RichDocument { editor.document }

  /// Replaces them.
  ///
  /// - Parameter overLines: whether a match, or what it is replaced with, may have line ends.
  func replace(overLines: Bool) -> Outcome {
    if document.mode == .source { return replaceInSource() }
    return overLines ? replaceOverLines() : replaceInBlocks()
  }

  private func replacement(for found: FoundMatch) -> String {
    search.replacement(for: found.match, in: found.text, template: template)
  }

  // MARK: Block by block

  /// From the last block to the first. A block is found by where it starts: what stands after it may be cut into others
  /// than before.
  private func replaceInBlocks() -> Outcome {
    var outcome: Outcome = (0, nil)
    let all = document.state.text.count
    var end = all + 1
    while end > 0, !editor.stops(after: (max(0, all - end), all)) {
      let block = document.blockIndex(at: end - 1)
      end = document.block(block).start
      let done = replace(inBlock: block)
      outcome = (outcome.count + done.count, done.refused ?? outcome.refused)
    }
    return outcome
  }

  private func replace(inBlock block: Int) -> Outcome {
    var found = editor.found(inBlock: block, includesEmpty: true)
    var count = 0
    if let across = found.last, !across.isInParagraph {
      if editor.replace(across.range, with: replacement(for: across), tick: tick) == .changed {
        count += 1
      }
      found = editor.found(inBlock: block, includesEmpty: true).filter {
        $0.range.upperBound <= across.range.lowerBound
      }
    }
    var lines: [TextReplacement.Line] = []
    for one in found {
      let stretch = RichReplacement(one.match.range, with: replacement(for: one))
      if lines.last?.paragraph == one.range.lowerBound.paragraph {
        lines[lines.count - 1].stretches.append(stretch)
      } else {
        lines.append((one.range.lowerBound.paragraph, [stretch]))
      }
    }
    let done = TextReplacement(document: document).replaceEach(lines, inBlock: block, tick: tick)
    return (count + done.count, done.refused)
  }

  // MARK: In the source

  /// What is to be replaced, in order, none overlapping; nil where the search was stopped.
  private func edits() -> [Edit]? {
    var edits: [Edit] = []
    for block in 0..<document.blockCount {
      guard !editor.stops(after: (block, document.blockCount)) else { return nil }
      for one in editor.found(inBlock: block, includesEmpty: true) {
        let from = document.offset(of: one.range.lowerBound, affinity: .downstream)
        guard from >= edits.last?.range.upperBound ?? 0 else { continue }
        let upTo = max(from, document.offset(of: one.range.upperBound))
        edits.append(Edit(from..<upTo, replacement(for: one)))
      }
    }
    return editor.pace.isHalted ? nil : edits
  }

  /// Where the source is shown: all by one change, with the line ends of the text.
  private func replaceInSource() -> Outcome {
    guard var edits = edits() else { return (0, nil) }
    if document.lineEnd != "\n" {
      for index in edits.indices where edits[index].text.newlineCount > 0 {
        let text = edits[index].text.string.replacingLineEnds(document.lineEnd)
        edits[index] = Edit(edits[index].range, text)
      }
    }
    let growth = edits.reduce(0) { $0 + $1.growth }
    guard !editor.stops(adding: max(0, growth)),
      TextReplacement(document: document).replace(edits, tick: tick)
    else { return (0, nil) }
    return (edits.count, nil)
  }

  /// From the last to the first, each by itself: what is put in may be several paragraphs.
  private func replaceOverLines() -> Outcome {
    var outcome: Outcome = (0, nil)
    for edit in (edits() ?? []).reversed() {
      guard !editor.stops() else { break }
      let range =
        document.place(at: edit.range.lowerBound)..<document.place(at: edit.range.upperBound)
      switch editor.replace(range, with: edit.text.string, tick: tick) {
      case .changed: outcome.count += 1
      case .refused(let reason): outcome.refused = reason
      case .moved, .notHandled: break
      }
    }
    return outcome
  }
}
