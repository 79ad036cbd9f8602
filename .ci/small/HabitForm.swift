import CursesUI

/// What a program of SwiftUI's habits writes, without Foundation.
struct HabitForm: View {
  @State private var rooms = 2
  @State private var price = 9.5
  @State private var card = ""
  @State private var heading = 90
  @State private var site: URL?
  @State private var note = ""
  @State private var opened = ""
  @AppStorage("nights") private var nights = 1
  @AppStorage("home") private var home: URL?
  @GestureState private var dragged: Date?
  private let start = Date.now

  var body: some View {
    Form {
      TextField("Rooms", value: $rooms, format: .ranged(1...8))
      TextField("Price", value: $price, format: .number)
      TextField("Card", value: $card, format: .card)
      TextField("Heading", value: $heading, format: Heading())
      TextField("Site", value: $site, format: .url)
      TextEditor(text: $note).frame(height: 48)
      Stepper("Nights \(nights)", value: $nights, in: 1...30)
      Text("**\(price, format: .number)** for \(rooms)")
      if let address = URL(string: "https://example.org/rooms") {
        Link("Rooms", destination: address)
      }
      Text("opened \(opened)")
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(context.date <= .now ? "on time" : "late")
      }
      Text(timerInterval: start...start.addingTimeInterval(90), pauseTime: start)
    }
    .gesture(DragGesture().updating($dragged) { drag, dragged, _ in dragged = drag.time })
    .environment(\.locale, Locale(identifier: "de_DE"))
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.absoluteString
        return .handled
      })
  }
}

/// A number of degrees from 0 to 359, with its sign.
struct Heading: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ text: String) throws -> Int {
      let digits = text.trimmingCharacters(in: CharacterSet(charactersIn: " °"))
      guard let degrees = Int(digits), (0..<360).contains(degrees) else {
        throw CocoaError(.formatting)
      }
      return degrees
    }
  }

  var parseStrategy: Strategy { Strategy() }
  func format(_ degrees: Int) -> String { "\(degrees)°" }
}
