import CursesUI

/// Values that are counted or measured.
struct NumbersGroup: View {
  @State private var guests: Int? = 2
  @State private var height: Double? = 1.75
  @State private var rooms = 3
  @State private var day: CalendarDate?
  @State private var time: TimeOfDay?

  var body: some View {
    Exhibit(
      "A range", state: guests.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Guests", value: $guests, format: .ranged(1...100))
        """
    ) {
      TextField("Guests", value: $guests, format: .ranged(1...100))
    }
    Exhibit(
      "A fraction", state: height.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Height", value: $height, format: .number)
        """
    ) {
      TextField("Height", value: $height, format: .number)
    }
    Exhibit(
      "Steps", state: "\(rooms)",
      source: """
        Stepper("Rooms: \\(rooms)", value: $rooms, in: 1...8)
        """
    ) {
      Stepper("Rooms: \(rooms)", value: $rooms, in: 1...8)
    }
    Exhibit(
      "A day", state: day.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Day", value: $day, format: .day(), prompt: Text("YYYY-MM-DD"))
        """
    ) {
      TextField("Day", value: $day, format: .day(), prompt: Text("YYYY-MM-DD"))
    }
    Exhibit(
      "A time", state: time.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Time", value: $time, format: .time(), prompt: Text("HH:MM"))
        """
    ) {
      TextField("Time", value: $time, format: .time(), prompt: Text("HH:MM"))
    }
  }
}
