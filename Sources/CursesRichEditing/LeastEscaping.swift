import CursesMarkdown
import CursesText

/// Text that is written with as few backslashes as it can be.
/// Writes drafts with as few backslashes as can be.
struct LeastEscaping {
  let document: RichDocument

  /// Applies the first patch that shows what it is to show: of the drafts as they are; else with as few
  /// backslashes as can be, before what was typed just now if that is enough; else with the spaces typed
  /// as entities. Returns false, with nothing changed, where none does.
  ///
  /// - Parameters:
  ///   - hasPlain: whether they are to be tried as they are, too.
  ///   - patches: what to try with drafts, the best first.
  func attempt(
    _ drafts: [InlineDraft], hasPlain: Bool = true,
    patches: ([InlineDraft]) -> [RichPatch]
  ) -> Bool {
    func apply(_ drafts: [InlineDraft]) -> Bool {
      patches(drafts).contains { patch in
        if case .accepted = document.attempt(patch) { return true }
        return false
      }
    }
    func shows(_ drafts: [InlineDraft]) -> Bool {
      patches(drafts).contains { patch in
        if case .accepted = document.verdict(on: patch) { return true }
        return false
      }
    }
    if hasPlain, apply(drafts) { return true }
    guard let escaped = leastEscaped(drafts, shows: shows) else { return false }
    return apply(escaped)
  }

  /// How much is parsed at most to find the fewest backslashes of what was typed, in bytes.
  private static let mostParsed = 1 << 20

  private func leastEscaped(
    _ drafts: [InlineDraft], shows: ([InlineDraft]) -> Bool
  ) -> [InlineDraft]? {
    let places = drafts.map(\.escapable)
    let new = DraftPlaces(places.map(\.new))
    let all = DraftPlaces(places.map(\.old)) + new
    let encoded = DraftPlaces(drafts.map(\.encodable))
    let search = FewestPlaces(budget: EscapeBudget(Self.mostParsed))
    let cost = drafts.reduce(0) { $0 + $1.count }
    for (set, write) in [
      (new, InlineDraft.escaping), (all, InlineDraft.escaping), (encoded, InlineDraft.encoding),
    ] where !set.places.isEmpty {
      func isEnough(_ chosen: [Int]) -> Bool {
        shows(set.written(drafts, at: chosen, by: write))
      }
      let indices = Array(set.places.indices)
      guard isEnough(indices) else { continue }
      let fewest =
        indices.count == 1 ? indices : search.reduce(indices, cost: cost, isEnough: isEnough)
      let openers = set.openers(in: drafts)
      let best = search.exchange(
        fewest, for: { openers[$0] }, cost: cost, isEnough: isEnough)
      return set.written(drafts, at: best, by: write)
    }
    return nil
  }
}
