import CursesMarkdown

/// Places in several drafts, in the order in which they are given up.
package struct DraftPlaces {
  package private(set) var places: [(draft: Int, visible: Int)]

  package init(_ places: [[Int]]) {
    self.places = places.enumerated().flatMap { draft, places in
      places.map { (draft, $0) }
    }
    // The mark that opens is escaped rather than the one that closes.
    self.places.reverse()
  }

  package static func + (left: DraftPlaces, right: DraftPlaces) -> DraftPlaces {
    var both = left
    both.places += right.places
    return both
  }

  /// For each place within a tag, by its index, that of the tag's `<`.
  package func openers(in drafts: [InlineDraft]) -> [Int: Int] {
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
  package func written(
    _ drafts: [InlineDraft], at chosen: [Int], by write: (InlineDraft) -> ([Int]) -> InlineDraft
  ) -> [InlineDraft] {
    var visible = [[Int]](repeating: [], count: drafts.count)
    for index in chosen { visible[places[index].draft].append(places[index].visible) }
    return zip(drafts, visible).map { draft, places in
      places.isEmpty ? draft : write(draft)(places.sorted())
    }
  }
}
