import CursesUI

/// What stands around fields.
struct ControlsGroup: View {
  @State private var name = ""
  @State private var isPublic = true
  @State private var volume = 0.4
  @State private var isOpen = false
  @State private var chosen: Int? = 3
  @State private var isAsking = false
  @State private var isShown = false
  @State private var answer = "nothing yet"
  @State private var last = "none"

  var body: some View {
    containers
    measures
    events
  }

  @ViewBuilder private var containers: some View {
    Exhibit(
      "A form", state: isPublic ? "public" : "private",
      source: """
        Form {
          Section("Account") {
            TextField("Name", text: $name)
            Toggle("Public", isOn: $isPublic)
            LabeledContent("Plan", value: "Free")
          }
        }
        """
    ) {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          Toggle("Public", isOn: $isPublic)
          LabeledContent("Plan", value: "Free")
        }
      }
    }
    Exhibit(
      "A hundred thousand rows", state: chosen.map { "row \($0)" } ?? "none",
      source: """
        List(0..<100_000, id: \\.self, selection: $chosen) { Label("Row \\($0)", systemImage: "doc") }
          .frame(height: 80)
        """
    ) {
      List(0..<100_000, id: \.self, selection: $chosen) { Label("Row \($0)", systemImage: "doc") }
        .frame(height: 80)
    }
    Exhibit(
      "A grid", state: name.debugDescription,
      source: """
        Grid(alignment: .leading) {
          GridRow { Text("Name"); TextField("Name", text: $name) }
          GridRow { Text("Greeting"); Text("Hello, \\(name)") }
        }
        """
    ) {
      Grid(alignment: .leading) {
        // swift-format-ignore
        GridRow { Text("Name"); TextField("Name", text: $name) }
        // swift-format-ignore
        GridRow { Text("Greeting"); Text("Hello, \(name)") }
      }
    }
    Exhibit(
      "More to see", state: isOpen ? "open" : "closed",
      source: """
        DisclosureGroup("Details", isExpanded: $isOpen) { Text("Here they are.") }
        """
    ) {
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("Here they are.") }
    }
  }

  @ViewBuilder private var measures: some View {
    Exhibit(
      "A slider", state: "\(Int(volume * 100)) %",
      source: """
        Slider(value: $volume) { Text("Volume") }
        """
    ) {
      Slider(value: $volume) { Text("Volume") }
    }
    Exhibit(
      "Progress", state: "\(Int(volume * 100)) of 100",
      source: """
        ProgressView(value: volume)
        ProgressView("Asking")
        """
    ) {
      VStack(alignment: .leading) {
        ProgressView(value: volume)
        ProgressView("Asking")
      }
    }
  }

  @ViewBuilder private var events: some View {
    Exhibit(
      "A question", state: answer,
      source: """
        Button("Delete…", role: .destructive) { isAsking = true }
          .alert("Delete the note?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { answer = "deleted" }
            Button("Cancel", role: .cancel) { answer = "kept" }
          }
        """
    ) {
      Button("Delete…", role: .destructive) { isAsking = true }
        .alert("Delete the note?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { answer = "deleted" }
          Button("Cancel", role: .cancel) { answer = "kept" }
        }
    }
    Exhibit(
      "A sheet", state: isShown ? "shown" : "not shown",
      source: """
        Button("Edit…") { isShown = true }
          .sheet(isPresented: $isShown) { TextField("Name", text: $name).frame(width: 240) }
        """
    ) {
      Button("Edit…") { isShown = true }
        .sheet(isPresented: $isShown) { TextField("Name", text: $name).frame(width: 240) }
    }
    Exhibit(
      "A menu, and keys", state: last,
      source: """
        Menu("More") {
          Button("Copy") { last = "copy" }.keyboardShortcut("y", modifiers: .option)
          Button("Share") { last = "share" }
        }
        """
    ) {
      Menu("More") {
        Button("Copy") { last = "copy" }.keyboardShortcut("y", modifiers: .option)
        Button("Share") { last = "share" }
      }
    }
    Exhibit(
      "Keys above the last row", state: name.debugDescription,
      source: """
        TextField("Name", text: $name)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { name = "" } } }
        """
    ) {
      TextField("Name", text: $name)
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Clear") { name = "" } } }
    }
  }
}
