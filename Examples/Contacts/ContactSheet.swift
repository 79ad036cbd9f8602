import CursesUI

/// What is known of somebody, to be changed: saved when every rule is kept, dropped with Esc.
struct ContactSheet: View {
  @State private var contact: Contact
  @State private var form = FormValidation()
  private let book: AddressBook
  private let close: () -> Void

  init(contact: Contact, book: AddressBook, close: @escaping () -> Void) {
    _contact = State(initialValue: contact)
    self.book = book
    self.close = close
  }

  var body: some View {
    Form {
      TextField("Name", text: $contact.name)
        .textInputAutocapitalization(.words)
        .characterLimit(40)
        .validation(.required("Please enter a name."))
      TextField("Phone", value: $contact.phone, format: .phone(region: "US"))
      TextField("E-mail", text: $contact.mail, prompt: Text("somebody@example.org"))
        .keyboardType(.emailAddress)
        .validation(Validator.email.orEmpty)
        .validation(debounce: .milliseconds(250)) { mail in
          guard let other = await book.owner(of: mail), other != contact.id else { return nil }
          return "Somebody else has this address."
        }
      TextField("Born", value: $contact.birthday, format: .day(), prompt: Text("YYYY-MM-DD"))
      Stepper("Ring after", value: $contact.rings, in: 1...9, format: .number)
      HStack {
        Button("Save", action: save).buttonStyle(.borderedProminent).keyboardShortcut("s")
        Button("Cancel", role: .cancel) { close() }
        Text(form.isPending ? "asking…" : "").foregroundStyle(.secondary)
      }
    }
    .formStyle(.columns)
    .formValidation(form)
    .onSubmit(save)
    .frame(width: 400)
  }

  private func save() {
    guard form.validate() else { return }
    book.put(contact)
    close()
  }
}
