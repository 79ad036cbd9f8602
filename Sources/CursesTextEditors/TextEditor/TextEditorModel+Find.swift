import CursesText
@_spi(Nodes) import CursesViewGraph

extension TextEditorModel {
  /// All that is found now.
  var foundMatches: [Range<Int>] { finder.matches(in: state.text, version: version) }

  /// The number of the match that is selected, from 0.
  var currentMatch: Int? {
    let selected = state.selection.main.range
    let matches = foundMatches
    let index = matches.firstIndex(endingAfter: selected.lowerBound)
    return index < matches.count && matches[index] == selected ? index : nil
  }

  /// Selects the first match at the selection's start or after it, as the pattern is typed.
  func goToNearestMatch(tick: Int) {
    let matches = foundMatches
    guard !matches.isEmpty else { return }
    let start = state.selection.main.lowerBound
    let index = matches.firstIndex { $0.lowerBound >= start } ?? 0
    goToMatch(matches[index], tick: tick)
  }

  /// Selects the next match or the one before, from the other end of the text again at its end.
  func goToMatch(forward: Bool, tick: Int) {
    let matches = foundMatches
    guard let first = matches.first, let last = matches.last else { return }
    let selected = state.selection.main
    if forward {
      let next = matches.first {
        $0.lowerBound >= selected.upperBound && $0 != selected.range
      }
      goToMatch(next ?? first, tick: tick)
    } else {
      goToMatch(matches.last { $0.upperBound <= selected.lowerBound } ?? last, tick: tick)
    }
  }

  private func goToMatch(_ match: Range<Int>, tick: Int) {
    select(anchor: match.lowerBound, head: match.upperBound, tick: tick)
    settle(rowAffinity: .downstream)
  }

  /// Puts a text in the place of the selected match and goes to the next; where none is selected it
  /// goes to the next alone.
  func replaceMatch(with template: String, tick: Int) {
    guard let matcher = finder.matcher, let index = currentMatch else {
      return goToMatch(forward: true, tick: tick)
    }
    let match = foundMatches[index]
    let new = matcher.replacement(state.text, match, template)
    let transaction = Transaction(
      Edit(match, new), selection: Selection(caret: match.lowerBound + new.utf8.count))
    guard allows(transaction) else { return }
    apply(transaction, tick: tick)
    settle(rowAffinity: .downstream)
    goToNearestMatch(tick: tick)
  }

  /// Puts a text in the place of every match, as one step. Returns how many there were.
  @discardableResult
  func replaceAllMatches(with template: String, tick: Int) -> Int {
    guard let matcher = finder.matcher else { return 0 }
    // All there are, also those that are not counted.
    let matches = matcher.matches(state.text, .max)
    let edits = matches.map { Edit($0, matcher.replacement(state.text, $0, template)) }
    guard !edits.isEmpty else { return 0 }
    var transaction = Transaction(edits, event: .other)
    guard allows(transaction) else { return 0 }
    let head = transaction.mapOffset(state.selection.main.lowerBound, affinity: .downstream)
    transaction.selection = Selection(caret: head)
    apply(transaction, tick: tick)
    settle(rowAffinity: .downstream)
    return matches.count
  }

  /// Whether the text stays within its limit.
  private func allows(_ transaction: Transaction) -> Bool {
    limit == .none || limit.allows(transaction.applying(to: state.text).string)
  }
}
