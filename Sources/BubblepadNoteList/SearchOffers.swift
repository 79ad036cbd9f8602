import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSearches
import Observation

/// The saved and recent searches that the list offers while nothing is typed to be searched.
@Observable @MainActor
package final class SearchOffers {
  /// A search that can be run.
  package struct Offer: Identifiable, Equatable {
    package let query: String
    /// The name it was saved under; nil for a recent one.
    package let name: String?
    package let id: Int
  }

  package private(set) var offers: [Offer] = []
  package var selection: Int?
  @ObservationIgnored private unowned let list: NoteList

  init(_ list: NoteList) { self.list = list }

  /// More saved ones are found by “Searches…”.
  private static let most = 40

  /// Reads what there is to be offered.
  package func read() {
    let commands = KeptSearches(list)
    let saved = commands.saved.map { ($0.query ?? "", $0.name) }
    let queries = Set(saved.map(\.0))
    let recent = commands.recent.filter { !queries.contains($0) }
    let all: [(String, String?)] =
      saved.prefix(Self.most).map { ($0, $1) } + recent.map { ($0, nil) }
    offers = all.enumerated().map { Offer(query: $1.0, name: $1.1, id: $0) }
    selection = nil
  }

  /// Whether they stand in the place of the notes.
  package var areShown: Bool {
    list.search.isWanted && list.search.current == nil && list.filter.isEmpty && !offers.isEmpty
  }

  /// Goes to the first of them in the list. Returns false where they are not shown.
  func goToFirst() -> Bool {
    guard areShown else { return false }
    selection = offers.first?.id
    // A command for the selected note must not be about one that is not seen.
    list.selection = nil
    list.context.focus(.list)
    return true
  }

  /// Runs a search.
  package func run(_ offer: Offer) {
    KeptSearches(list).run(offer.query)
  }
}
