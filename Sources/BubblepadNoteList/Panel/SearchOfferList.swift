import BubblepadOpenNotes
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

/// The list of them.
struct SearchOfferList: View {
  let list: NoteList
  let focus: FocusState<Place?>.Binding

  private var offers: SearchOffers { list.search.offers }

  var body: some View {
    SelectionList(
      offers.offers, selection: Bindable(offers).selection, clicks: 1,
      activate: { offers.run($0) },
      row: { offer, row, canvas in
        SearchOfferRow(query: offer.query, name: offer.name).draw(row, in: &canvas)
      }
    )
    .focused(focus, equals: .list)
    .onKey { list.handleKey($0) }
    .frame(maxColumns: .max, maxRows: .max, alignment: .top)
  }
}
