import CursesMarkdown
import CursesText

/// Text that is written with as few backslashes as it can be.
extension RichDocument {
  /// Applies the first patch that shows what it is to show: of the drafts as they are; else with as few
  /// backslashes as can be, before what was typed just now if that is enough; else with the spaces typed
  /// as entities. Returns false, with nothing changed, where none does.
  ///
  /// - Parameters:
  ///   - hasPlain: whether they are to be tried as they are, too.
  ///   - patches: what to try with drafts, the best first.
  func attempt(
    _ drafts: [InlineDraft], hasPlain: Bool = true, tick: Int,
    patches: ([InlineDraft]) -> [RichPatch]
  ) -> Bool {
    func apply(_ drafts: [InlineDraft]) -> Bool {
      patches(drafts).contains { patch in
        if case .accepted = attempt(patch, tick: tick) { return true }
        return false
      }
    }
    func shows(_ drafts: [InlineDraft]) -> Bool {
      patches(drafts).contains { patch in
        if case .accepted = verdict(on: patch) { return true }
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

/// Places in several drafts, in the order in which they are given up.
private struct DraftPlaces {
  var places: [(draft: Int, visible: Int)]

  init(_ places: [[Int]]) {
    self.places = places.enumerated().flatMap { draft, places in
      places.map { (draft, $0) }
    }
    // The mark that opens is escaped rather than the one that closes.
    self.places.reverse()
  }

  static func + (left: DraftPlaces, right: DraftPlaces) -> DraftPlaces {
    var both = left
    both.places += right.places
    return both
  }

  /// For each place within a tag, by its index, that of the tag's `<`.
  func openers(in drafts: [InlineDraft]) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for draft in drafts.indices {
      let own = places.indices.filter { places[$0].draft == draft }
      let indices = Dictionary(own.map { (places[$0].visible, $0) }, uniquingKeysWith: min)
      for (place, opener) in drafts[draft].openers(own.map { places[$0].visible }) {
        if let place = indices[place] { found[place] = indices[opener] }
      }
    }
    return found
  }

  /// The drafts with those places written in another way that `chosen` has the indices of.
  func written(
    _ drafts: [InlineDraft], at chosen: [Int], by write: (InlineDraft) -> ([Int]) -> InlineDraft
  ) -> [InlineDraft] {
    var visible = [[Int]](repeating: [], count: drafts.count)
    for index in chosen { visible[places[index].draft].append(places[index].visible) }
    return zip(drafts, visible).map { draft, places in
      places.isEmpty ? draft : write(draft)(places.sorted())
    }
  }
}
