import CursesUI

/// People and how to reach them: a list that is searched, and a sheet to change what is chosen.
@main
struct Contacts: App {
  var body: some Scene {
    WindowGroup("Contacts") { ContactList(book: .sample) }
      .hostOptions(HostOptions(background: BubbleField(seed: 5)))
  }
}

/// The people that the search finds, with what can be done to them.
struct ContactList: View {
  @Bindable var book: AddressBook
  @State private var search = ""
  @State private var chosen: Contact.ID?
  @State private var edited: Contact?
  @State private var isAsking = false
  /// Kept from one run to the next.
  @AppStorage("order") private var order = AddressBook.Order.givenName

  private var shown: [Contact] { book.contacts(matching: search, by: order) }
  private var current: Contact? { shown.first { $0.id == chosen } }

  var body: some View {
    Panel("Contacts") {
      VStack(alignment: .leading, spacing: 16) {
        people
        Picker("Order", selection: $order) {
          ForEach(AddressBook.Order.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        buttons
      }
      .padding(.horizontal, 8)
    }
    .frame(maxWidth: 560, maxHeight: 352)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(item: $edited) { contact in
      ContactSheet(contact: contact, book: book) { edited = nil }
    }
    .confirmationDialog(
      "Delete \(current?.name ?? "")?", isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) { if let current { book.remove(current) } }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("There is no way back.")
    }
  }

  private var people: some View {
    VStack(alignment: .leading, spacing: 0) {
      List(shown, selection: $chosen) { contact in
        HStack {
          Text(contact.name)
          Spacer()
          Text(contact.phone, format: .phone(region: "US")).foregroundStyle(.secondary)
        }
      }
      .onKeyPress(.deleteForward) { ask() }
      .onKeyPress(.return) { edit() }
      Text("\(shown.count) of \(book.contacts.count)").foregroundStyle(.secondary)
    }
    .searchable(text: $search, prompt: "A name, a number or an address")
    .onSubmit(of: .search) { chosen = shown.first?.id }
  }

  private var buttons: some View {
    HStack {
      Button("New", systemImage: "plus") { edited = Contact() }.keyboardShortcut("n")
      Button("Edit", systemImage: "pencil") { _ = edit() }
        .keyboardShortcut("e", modifiers: .option)
        .disabled(current == nil)
      Button("Delete", systemImage: "trash", role: .destructive) { _ = ask() }
        .disabled(current == nil)
    }
  }

  private func edit() -> KeyPress.Result {
    edited = current
    return current == nil ? .ignored : .handled
  }

  private func ask() -> KeyPress.Result {
    isAsking = current != nil
    return current == nil ? .ignored : .handled
  }
}
