import CursesUI

/// Somebody, and how to reach them.
struct Contact: Identifiable, Hashable, Sendable {
  var id = UUID()
  var name = ""
  var phone = ""
  var mail = ""
  var birthday: CalendarDate?
  /// After so many rings a call is somebody else's.
  var rings = 4

  fileprivate var familyName: String { String(name.split(separator: " ").last ?? "") }
}

/// All contacts. It asks nobody; a real one would.
@MainActor @Observable
final class AddressBook {
  /// By what the list is sorted.
  enum Order: String, CaseIterable, Identifiable, Sendable {
    case givenName = "Given name"
    case familyName = "Family name"
    var id: Self { self }
  }

  private(set) var contacts: [Contact]

  init(_ contacts: [Contact]) { self.contacts = contacts }

  static var sample: AddressBook {
    AddressBook([
      Contact(name: "Ada Lovelace", phone: "2025550110", mail: "ada@example.org"),
      Contact(name: "Grace Hopper", phone: "2025550142", mail: "grace@example.org"),
      Contact(name: "Katherine Johnson", phone: "2025550118", mail: "kj@example.org"),
      Contact(name: "山田 花子", phone: "2025550171", mail: "hanako@example.org"),
    ])
  }

  /// Those with a text in their name, number or address, in order.
  func contacts(matching text: String, by order: Order) -> [Contact] {
    let found = contacts.filter { contact in
      text.isEmpty
        || [contact.name, contact.phone, contact.mail].contains {
          $0.localizedCaseInsensitiveContains(text)
        }
    }
    return found.sorted { one, two in
      order == .givenName ? one.name < two.name : one.familyName < two.familyName
    }
  }

  /// Whose an address is. Takes its time, as a server would.
  func owner(of mail: String) async -> Contact.ID? {
    try? await Task.sleep(for: .milliseconds(100))
    return contacts.first { $0.mail == mail && !mail.isEmpty }?.id
  }

  func put(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      contacts.append(contact)
    }
  }

  func remove(_ contact: Contact) { contacts.removeAll { $0.id == contact.id } }
}
