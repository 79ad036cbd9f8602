import CursesUI

// Programs in the shapes of SwiftUI's documentation: names, search, renaming, sections that close.

enum EntryPrograms {
  struct ProperName: View {
    @State private var nameComponents = PersonNameComponents()

    var body: some View {
      VStack {
        TextField(
          "Proper name",
          value: $nameComponents,
          format: .name(style: .medium)
        )
        .onSubmit {
          validate(components: nameComponents)
        }
        .disableAutocorrection(true)
        .border(.secondary)
        Text("family: \(nameComponents.familyName ?? "")")
      }
    }

    private func validate(components: PersonNameComponents) {}
  }

  struct SearchFocus: View {
    @State private var text = ""
    @FocusState private var isSearchFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isSearchFocused ? "searching" : "not searching")
          Button("Find") { isSearchFocused = true }
          Text("looked for: \(text)")
        }
        .searchable(text: $text, prompt: "Search")
        .searchFocused($isSearchFocused)
      }
    }
  }

  struct Metric: View {
    @ScaledMetric var imageSize: CGFloat = 100
    @ScaledMetric(relativeTo: .body) private var gap = 8.0

    var body: some View {
      VStack(spacing: gap) {
        Image(systemName: "cloud.sun.bolt.fill")
          .resizable()
          .aspectRatio(contentMode: .fit)
          .frame(width: imageSize)
        Text("100 is \(imageSize, format: .number)")
      }
    }
  }

  struct Rename: View {
    @State private var title = "Draft"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        RenameButton()
        TextField(text: $title) {
          Text("Prompt")
        }
        .focused($isFocused)
        .contextMenu {
          RenameButton()
        }
      }
      .renameAction { isFocused = true }
    }
  }

  struct Expansion: View {
    @State private var isExpanded = true

    var body: some View {
      Form {
        Section("Advanced", isExpanded: $isExpanded) {
          Text("in it")
        }
        Text(isExpanded ? "open" : "closed")
      }
    }
  }

  struct Sidebar: View {
    @State private var isExpanded = true

    var body: some View {
      List {
        Section(isExpanded: $isExpanded) {
          Text("in it")
        } header: {
          Text("Folders")
        }
        Section("Files") {
          Text("a file")
        }
        .collapsible(false)
      }
      .listStyle(.sidebar)
    }
  }

  struct Controls: View {
    @State private var count = 0

    var body: some View {
      ControlGroup {
        Button("Decrease") { count -= 1 }
        Button("Increase") { count += 1 }
      } label: {
        Label("Copies: \(count)", systemImage: "plus.slash.minus")
      }
    }
  }

  struct OwnFormatting: View {
    @State private var text = AttributedString("Hello")
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var context

    var body: some View {
      VStack {
        Button("Bold") {
          text.transformAttributes(in: &selection) { container in
            let font = container.font ?? .default
            let resolved = font.resolve(in: context)
            container.font = font.bold(!resolved.isBold)
          }
        }
        TextEditor(text: $text, selection: $selection)
          .textInputFormattingControlVisibility(.hidden, for: .all)
          .lineHeight(.loose)
      }
    }
  }

  struct SignIn: View {
    @State private var isPresented = false
    @State private var username = ""
    @State private var password = ""

    var body: some View {
      Button("Log in") { isPresented = true }
        .alert("Please sign in", isPresented: $isPresented) {
          TextField("Username", text: $username)
            .textInputAutocapitalization(.never)
          SecureField("Password", text: $password)
          Button("OK", action: submit)
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Please enter your username and password.")
        }
    }

    private func submit() {}
  }
}
