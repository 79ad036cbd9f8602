import CursesUI

/// A board of cards that are moved with the mouse.
@main
struct Board: App {
  var body: some Scene {
    WindowGroup("Board") { BoardView() }
  }
}

/// A card; it is what is dragged, as it is.
struct Card: Transferable, Identifiable, Hashable {
  let id: String
}

/// The columns of a board, from left to right.
enum Stage: String, CaseIterable, Identifiable {
  case open = "To do"
  case started = "Doing"
  case done = "Done"
  var id: Self { self }
}

/// The columns, and what was done last below them.
///
/// A click selects a card, two send it to the next column, a drag takes it to any. The line at the bottom is held
/// for a moment and then drawn longer or shorter.
struct BoardView: View {
  @State private var cards: [Stage: [Card]] = [
    .open: [Card(id: "Mast"), Card(id: "Sails"), Card(id: "Rudder")],
    .started: [Card(id: "Hull")],
  ]
  @State private var selected: Card?
  @State private var target: Stage?
  @State private var message = "Drag a card, or click it once or twice."

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(Stage.allCases) { stage in column(stage) }
      }
      Text(verbatim: message)
      Rope()
      Spacer()
      Text("Ctrl+Q ends").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func column(_ stage: Stage) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: (target == stage ? "▸ " : "  ") + stage.rawValue).bold()
      ForEach(cards[stage] ?? []) { card in
        row(card, in: stage)
      }
    }
    .frame(width: 160, height: 96, alignment: .topLeading)
    .dropDestination(for: Card.self) { dropped, _ in
      for card in dropped { move(card, to: stage) }
      return true
    } isTargeted: { isTargeted in
      target = isTargeted ? stage : nil
    }
  }

  private func row(_ card: Card, in stage: Stage) -> some View {
    Text(verbatim: (selected == card ? "• " : "  ") + card.id)
      .gesture(
        TapGesture(count: 2).onEnded { advance(card, from: stage) }
          .exclusively(
            before: TapGesture().onEnded {
              selected = card
              message = "Selected \(card.id)"
            })
      )
      .draggable(card)
  }

  private func advance(_ card: Card, from stage: Stage) {
    let stages = Stage.allCases
    guard let index = stages.firstIndex(of: stage), index + 1 < stages.count else { return }
    move(card, to: stages[index + 1])
  }

  private func move(_ card: Card, to stage: Stage) {
    for other in Stage.allCases { cards[other]?.removeAll { $0 == card } }
    cards[stage, default: []].append(card)
    message = "\(card.id) is in \(stage.rawValue)"
  }
}

/// A line that is held for a moment, and then drawn longer or shorter.
struct Rope: View {
  /// The line while the button is down.
  struct Pull {
    var isHeld = false
    var columns = 0
  }

  @GestureState private var pull = Pull()
  @State private var length = 8

  var body: some View {
    let shown = max(1, min(60, length + pull.columns))
    let line = String(repeating: "=", count: shown)
    Text(verbatim: "\(line) rope \(shown)\(pull.isHeld ? " held" : "")")
      .gesture(
        LongPressGesture(minimumDuration: 0.3)
          .sequenced(before: DragGesture(minimumDistance: 1))
          .updating($pull) { value, state, _ in
            guard case .second(_, let drag) = value else { return }
            state = Pull(isHeld: true, columns: drag.map(columns) ?? 0)
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { length += columns(drag) }
          })
  }

  // A column is 8 points wide.
  private func columns(_ drag: DragGesture.Value) -> Int { Int(drag.translation.width / 8) }
}
