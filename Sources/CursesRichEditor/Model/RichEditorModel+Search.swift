import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

extension RichEditorModel {
  /// Searches what is shown for a text and goes to the first match at the selection or after it; an
  /// empty text ends the search. `beginFind` does the same in slices. Matches in view are highlighted until then. In the source mode the
  /// source is what is shown.
  ///
  /// Returns whether there is one. It throws when a regular expression is none.
  @discardableResult
  public func find(
    _ needle: String, options: SearchOptions = SearchOptions(), tick: Int
  ) throws(PatternError) -> Bool {
    try beginFind(needle, options: options)
    guard search != nil else { return true }
    return goToMatch(finishFinding(), tick: tick)
  }

  /// Ends the search and its highlights; the selection stays.
  public func endSearch() {
    search = nil
    currentMatch = nil
    finder = nil
    pace.forget()
  }

  func findAgain(forward: Bool, tick: Int) -> RichEditorEffect {
    guard search != nil else { return .unhandled() }
    beginFindAgain(forward: forward)
    let isFound = goToMatch(finishFinding(), tick: tick)
    let isStopped = pace.isHalted
    return effect {
      if isStopped {
        $0.message = "The search was stopped."
      } else if !isFound {
        $0.message = "“\(search?.needle ?? "")” is not in this note."
      }
    }
  }

  func goToMatch(_ match: Range<RichPlace>?, tick: Int) -> Bool {
    currentMatch = match
    guard let match else { return false }
    document.perform(
      .select(
        anchor: document.offset(of: match.lowerBound, affinity: .downstream),
        head: document.offset(of: match.upperBound)), tick: tick)
    settle(rowAffinity: .downstream)
    return true
  }
}
