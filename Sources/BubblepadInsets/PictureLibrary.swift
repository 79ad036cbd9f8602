import BubblepadNotebook
import BubblepadPictures
import CursesCLibrary
import CursesText
import CursesUICore

/// Finds the pictures of notes: reads and decodes them one after the other on a thread of their own, and
/// keeps the last ones, as long as their files have not changed.
@MainActor
package final class PictureLibrary {
  /// Whether somebody waits for pictures.
  package var isBusy: Bool { !waiting.isEmpty || isReading }

  private struct Wish {
    var address: String
    var path: String
    var mostColumns: Int?
    var deliver: @MainActor ([String: PictureAnswer]) -> Void
  }

  private struct Unnamed {
    weak var note: AnyObject?
    let find: @MainActor () -> Void
  }

  private var known: [FileID: KnownPicture] = [:]
  /// The paths of what is known, the one used last at the end.
  private var order: [FileID] = []
  private var waiting: [Wish] = []
  private var isReading = false
  /// What is asked again when names are known: no file had them.
  private var unnamed: [Unnamed] = []

  /// How many pictures are kept, of a quarter of a megabyte at most.
  private static let mostKnown = 48

  package init() {}

  /// Finds what images show. `deliver` is called on a later turn, once for each picture.
  ///
  /// - Parameters:
  ///   - note: what shows them; nothing is looked for again once it has gone.
  ///   - file: the path of the file that a name leads to, for the pictures that are embedded by one.
  package func find(
    _ addresses: [String], inFolder folder: String, of note: AnyObject,
    file: @escaping @MainActor (String) -> String? = { _ in nil },
    deliver: @escaping @MainActor ([String: PictureAnswer]) -> Void
  ) {
    for address in addresses {
      if let problem = NamedPicture.problem(ofAddress: address) {
        deliver([address: problem])
        continue
      }
      // What else is no file stays as it is: nothing is delivered, and nothing is shown. The embed of a note is text.
      guard let named = NamedPicture(address, inFolder: folder) else { continue }
      let own = Wish(
        address: address, path: named.path, mostColumns: named.mostColumns, deliver: deliver)
      find(own, named: named.name, inFolder: folder, of: note, file: file)
    }
    readNext()
  }

  /// Finds a picture at the path that its name leads to, and again when other files are known where it leads to none.
  private func find(
    _ wish: Wish, named name: String, inFolder folder: String, of note: AnyObject,
    file: @escaping @MainActor (String) -> String?
  ) {
    var found = wish
    if let path = file(name) {
      found.path = path
    } else if !name.hasPrefix("/") {
      let again = { @MainActor [weak self, weak note] in
        guard let note else { return }
        self?.find(
          [wish.address], inFolder: folder, of: note, file: file, deliver: wish.deliver)
      }
      unnamed.append(Unnamed(note: note, find: again))
    }
    waiting.append(found)
  }

  /// Looks again for the pictures whose names led nowhere: other files are known now.
  package func findUnnamed() {
    let again = unnamed
    unnamed = []
    for one in again { one.find() }
  }

  /// Forgets the pictures it knows, and the names that notes have asked for which have gone: one of them was a secret.
  ///
  /// - Parameter wipe: overwrites what is freed by that.
  package func forget(_ wipe: () -> Void) {
    (known, order) = ([:], [])
    unnamed.removeAll { $0.note == nil }
    wipe()
  }

  private func readNext() {
    guard !isReading, !waiting.isEmpty else { return }
    isReading = true
    let wish = waiting.removeFirst()
    let id = FileID(wish.path)
    let before = known[id]
    Task {
      let found = await Background.run { KnownPicture.look(at: wish.path, knownAs: before) }
      isReading = false
      keep(found, id)
      let answer = found?.answer ?? .missing(wish.path)
      wish.deliver([wish.address: answer.within(wish.mostColumns)])
      readNext()
    }
  }

  private func keep(_ found: KnownPicture?, _ id: FileID) {
    order.removeAll { $0 == id }
    known[id] = found
    guard found != nil else { return }
    order.append(id)
    if order.count > Self.mostKnown { known[order.removeFirst()] = nil }
  }
}
