import CursesUI

/// Values that are counted or measured.
struct NumbersGroup: View {
  @State private var guests: Int? = 2
  @State private var height: Double? = 1.75
  @State private var rooms = 3
  @State private var day: CalendarDate?
  @State private var time: TimeOfDay?
  @State private var year = 1843
  @State private var price = 1234.5
  @State private var mask = "FF8800"
  @State private var weight = 62.5

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
    Exhibit(
      "Whole numbers", state: "\(year)", isChecked: true,
      source: """
        TextField("Year", value: $year, format: .number.grouping(.never))
        """
    ) {
      TextField("Year", value: $year, format: .number.grouping(.never))
    }
    Exhibit(
      "Another language", state: "\(price)", isChecked: true,
      source: """
        TextField("Prix", value: $price, format: .number)
          .environment(\\.locale, Locale(identifier: "fr_FR"))
        """
    ) {
      TextField("Prix", value: $price, format: .number)
        .environment(\.locale, Locale(identifier: "fr_FR"))
    }
    Exhibit(
      "Hexadecimal", state: mask.debugDescription, isChecked: true,
      source: """
        TextField("Colour", value: $mask, format: .hexadecimal(digits: 6...6))
        """
    ) {
      TextField("Colour", value: $mask, format: .hexadecimal(digits: 6...6))
    }
    Exhibit(
      "Written when one is done", state: "\(weight)", isChecked: true,
      source: """
        TextField("Weight", value: $weight, format: .number)
          .textFieldFormatting(.onCommit)
        """
    ) {
      TextField("Weight", value: $weight, format: .number)
        .textFieldFormatting(.onCommit)
    }
  }
}
