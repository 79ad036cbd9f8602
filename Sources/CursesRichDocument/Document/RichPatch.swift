import CursesLiveMarkdown
import CursesMarkdown
import CursesText

/// A change of the source, and what it must show to be accepted.
package struct RichPatch {
  /// Where the selection goes, in paragraphs of what is wanted, counted from the first replaced.
  package enum Landing {
    case caret(paragraph: Int, visible: Int)
    case range(from: (Int, Int), upTo: (Int, Int), isBackward: Bool)
    case source(Int)
  }

  package var edits: [Edit]
  /// Where the lines of the first and the last replaced paragraph start.
  package var first: Int
  package var last: Int
  /// What stands in their place; `nil` accepts everything.
  package var wanted: [RichShape]?
  /// What the one paragraph wanted may become instead, because Markdown was completed in it.
  var completion: RichCompletion?
  /// Whether what the other paragraphs are and stand in may change too; their text may not.
  package var isStructural = false
  /// Whether the items of a list behind the replaced paragraphs may get other numbers: text between two
  /// items ends the list that they were in.
  package var mayRenumber = false
  /// Whether it defines a link or a footnote, so that what refers to it may look otherwise anywhere.
  var defines = false
  package var landing: Landing
  var event = UserEvent.format

  /// Made of its parts.
  package init(
    edits: [Edit], first: Int, last: Int, wanted: [RichShape]? = nil,
    completion: RichCompletion? = nil, isStructural: Bool = false, mayRenumber: Bool = false,
    defines: Bool = false, landing: Landing, event: UserEvent = .format
  ) {
    self.edits = edits
    self.first = first
    self.last = last
    self.wanted = wanted
    self.completion = completion
    self.isStructural = isStructural
    self.mayRenumber = mayRenumber
    self.defines = defines
    self.landing = landing
    self.event = event
  }
}

/// What was tried with a patch.
package enum PatchResult {
  case accepted
  /// The paragraph (of what was wanted) and the visible offset that is not as wanted.
  case differs(paragraph: Int, visible: Int)

  package var isAccepted: Bool { if case .accepted = self { true } else { false } }
}

extension RichDocument {
  /// Applies `patch` if it shows what is wanted; else everything is as before.
  ///
  /// - Parameter startsStep: whether what was done before is a step of its own.
  package func attempt(_ patch: RichPatch, startsStep: Bool = false) -> PatchResult {
    let before = state
    var trial = PatchTrial(of: patch, in: self)
    let (verdict, effect) = trial.run()
    guard let effect else { return verdict }
    table = effect.table
    state = TextState(effect.text, selection: before.selection)
    invalidate(effect.change)
    current.typedCharacters.note(effect.transaction.inverted(for: before.text), making: version)
    if let blocks = effect.newBlocks {
      // What was made to be compared is what is shown next.
      for (part, block) in zip(effect.change.newParts, blocks) { cache[part] = block }
    }
    tell(effect.transaction)
    let selection = land(effect.landing, effect.new, at: effect.index)
    var done = effect.transaction
    done.selection = selection
    if startsStep { history.endGroup() }
    let steps = history.stepCount
    history.record(
      done, before: carets?.remembered(before, steps: steps) ?? before, tick: now)
    carets?.note(effect.transaction, on: before.text)
    LineUndo(document: self).rememberLine(of: effect.transaction, before: before)
    carryPlaces(through: effect.transaction)
    setSelection(selection)
    return .accepted
  }

  /// Returns what `attempt` would, and changes nothing.
  package func verdict(on patch: RichPatch) -> PatchResult {
    var trial = PatchTrial(of: patch, in: self)
    return trial.run().verdict
  }

  private func land(
    _ landing: RichPatch.Landing, _ new: [RichParagraph], at first: Int
  ) -> Selection {
    func offset(_ paragraph: Int, _ visible: Int) -> Int {
      let index = min(max(first + paragraph, 0), new.count - 1)
      return new[index].sourceOffset(visible)
    }
    switch landing {
    case .caret(let paragraph, let visible): return Selection(caret: offset(paragraph, visible))
    case .range(let from, let upTo, let isBackward):
      let (start, end) = (offset(from.0, from.1), offset(upTo.0, upTo.1))
      return Selection(anchor: isBackward ? end : start, head: isBackward ? start : end)
    case .source(let source): return Selection(caret: self.offset(of: place(at: source)))
    }
  }
}
