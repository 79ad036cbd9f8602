import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSearches
import CursesCore
import CursesUICore
import Observation

/// The words of a link, and where it leads; or the description of an image, and where the picture is.
@Observable @MainActor
package final class LinkForm {
  package enum Subject { case link, image }

  @ObservationIgnored let subject: Subject
  var words: String
  var address: String {
    didSet { isTouched = true }
  }
  /// Whether there is one already that can be taken away.
  let isThere: Bool
  /// Asks about the link that an image lies in.
  @ObservationIgnored package var showLink: (() -> Void)?
  /// The titles of notes that go on from what is typed, the best first.
  @ObservationIgnored package var findNotes: (String) -> [String] = { _ in [] }
  /// Whether the file is there that an address names; true for what is no file.
  @ObservationIgnored var isThereFile: (String) -> Bool = { _ in true }
  @ObservationIgnored let submit: (String, String) -> Void
  @ObservationIgnored let remove: () -> Void
  private(set) var isTouched = false

  package init(
    subject: Subject, words: String, address: String, isThere: Bool,
    submit: @escaping (String, String) -> Void, remove: @escaping () -> Void
  ) {
    self.subject = subject
    self.words = words
    self.address = address
    self.isThere = isThere
    self.submit = submit
    self.remove = remove
    isTouched = false
  }

  /// Why the address is none; nil when it is one.
  var problem: String? {
    let scalars = address.unicodeScalars
    if address.isEmpty {
      return subject == .link
        ? "Type an address or the name of a note." : "Type the file or the address of the picture."
    }
    if scalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "An address cannot contain a line end."
    }
    if address.first == " " || address.last == " " {
      return "An address cannot start or end with a space."
    }
    if address.contains("://"), address.contains(" ") {
      return "A web address cannot contain spaces. Write %20 instead."
    }
    if address.hasSuffix("://") { return "This address is not complete." }
    return nil
  }

  /// What should be known of an address that can be taken all the same.
  var warning: String? {
    problem == nil && !isThereFile(address) ? "There is no such file yet." : nil
  }

  /// Offers the pictures of the notebook while an address is typed, and tells of a missing file.
  package func offerPictures(_ finder: LinkFinder?, beside note: OpenNote) {
    let folder = note.path.parentFolder
    findNotes = { $0.contains(":") ? [] : finder?.pictureAddresses(matching: $0) ?? [] }
    isThereFile = { address in
      let path = PictureAddress.path(of: address, inFolder: folder)
      return path.map { FileStamp(ofFileAt: $0) != nil } ?? true
    }
  }

  /// What is written: the address of a web page or a mailbox that was typed without its scheme has it, so that
  /// it is not taken for the name of a note.
  var destination: String {
    guard subject == .link, !address.contains(":") else { return address }
    let host = address.prefix { !"/?#".contains($0) }.lowercased()
    let mailbox = host.split(separator: "@", omittingEmptySubsequences: false)
    if mailbox.count == 2, !host.contains(" "), !mailbox[0].isEmpty, Self.isDomain(mailbox[1]) {
      return "mailto:\(address)"
    }
    guard !host.contains(" "), Self.isDomain(host[...]),
      host.hasPrefix("www.") || Self.endings.contains(where: { host.hasSuffix($0) })
    else { return address }
    return "https://"
      + address.split(separator: " ", omittingEmptySubsequences: false)
      .joined(separator: "%20")
  }

  /// What ends the name of a web site, and hardly the name of a file.
  private static let endings = [".com", ".org", ".net", ".edu", ".gov", ".io", ".dev", ".info"]

  private static func isDomain(_ name: Substring) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
  }

  /// What a link is seen by: its words, or the address. An image may have no description.
  var shownWords: String { words.isEmpty && subject == .link ? address : words }

  var title: String {
    switch subject {
    case .link: isThere ? "Change link" : "Insert link"
    case .image: isThere ? "Change image" : "Insert image"
    }
  }

  /// What the main button says.
  var submitWords: String { title }
}
