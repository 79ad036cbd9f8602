import CursesUI

/// Looks: those there are, and one of one's own.
struct StylesGroup: View {
  @State private var text = "Ada"
  @State private var isOn = true
  @State private var size = Portion.medium
  @State private var presses = 0

  var body: some View {
    Exhibit(
      "Borders", state: text.debugDescription,
      source: """
        TextField("Name", text: $text)
        TextField("Name", text: $text).textFieldStyle(.plain)
        TextField("Name", text: $text).textFieldStyle(.clearButton)
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        TextField("Name", text: $text).textFieldStyle(.squareBorder)
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $text)
        TextField("Name", text: $text).textFieldStyle(.plain)
        TextField("Name", text: $text).textFieldStyle(.clearButton)
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        TextField("Name", text: $text).textFieldStyle(.squareBorder)
      }
    }
    Exhibit(
      "A style of one's own", state: text.debugDescription,
      source: """
        struct Starred: TextFieldStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack {
              Image(systemName: configuration.isFocused ? "star.fill" : "star")
              configuration.field
            }
          }
        }
        """
    ) {
      TextField("Name", text: $text).textFieldStyle(Starred())
    }
    Exhibit(
      "For all in a container, in SwiftUI's form", state: text.debugDescription,
      source: """
        struct Pointed: TextFieldStyle {
          func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
              Text("›").foregroundStyle(.tint)
              configuration
            }
          }
        }
        """
    ) {
      VStack {
        TextField("Name", text: $text)
        SecureField("Password", text: $text)
      }
      .textFieldStyle(Pointed())
    }
    Exhibit(
      "Toggles", state: "\(isOn)",
      source: """
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        """
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
      }
    }
    Exhibit(
      "Choices", state: size.rawValue,
      source: """
        Picker("Size", selection: $size) { ForEach(Portion.allCases) { Text($0.rawValue) } }
          .pickerStyle(.segmented)
        """
    ) {
      Picker("Size", selection: $size) { ForEach(Portion.allCases) { Text($0.rawValue) } }
        .pickerStyle(.segmented)
    }
    Exhibit(
      "Buttons", state: "pressed \(presses)×",
      source: """
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
        Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("Plain") { presses += 1 }.buttonStyle(.plain)
        """
    ) {
      HStack {
        Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
        Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
        Button("Plain") { presses += 1 }.buttonStyle(.plain)
      }
    }
  }
}

private enum Portion: String, CaseIterable, Identifiable {
  case small = "Small"
  case medium = "Medium"
  case large = "Large"
  var id: Self { self }
}

/// A sign before the field, in the form that SwiftUI hides.
struct Pointed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("›").foregroundStyle(.tint)
      configuration
    }
  }
}

/// A star before the field, filled while one types.
struct Starred: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isFocused ? "star.fill" : "star")
      configuration.field
    }
  }
}
