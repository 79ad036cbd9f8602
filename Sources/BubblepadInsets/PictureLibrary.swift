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

  private struct Known {
    var stamp: PictureFile.Stamp
    var answer: PictureAnswer
  }

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

  /// What came of looking at a file.
  private enum Finding: Sendable {
    /// It is as it was.
    case same
    case new(PictureFile.Stamp, PictureAnswer)
    case missing
  }

  private var known: [FileID: Known] = [:]
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
      if address.hasPrefix("[[") {
        find(embedded: address, inFolder: folder, of: note, file: file, deliver: deliver)
        continue
      }
      let (place, mostColumns) = PictureEmbed.parts(ofAddress: address)
      if let name = PictureAddress.nameOnWeb(place) {
        deliver([address: .problem("\(name) is on the web: pictures from there are not loaded")])
        continue
      }
      // What else is no file stays as it is: nothing is delivered, and nothing is shown.
      guard let path = PictureAddress.path(of: place, inFolder: folder) else { continue }
      let own = Wish(address: address, path: path, mostColumns: mostColumns, deliver: deliver)
      find(own, named: place.percentDecoded, inFolder: folder, of: note, file: file)
    }
    readNext()
  }

  private func find(
    embedded address: String, inFolder folder: String, of note: AnyObject,
    file: @escaping @MainActor (String) -> String?,
    deliver: @escaping @MainActor ([String: PictureAnswer]) -> Void
  ) {
    // The embed of a note is text.
    guard let embed = PictureEmbed(address) else { return }
    let own = Wish(
      address: address, path: folder + "/" + embed.name, mostColumns: embed.mostColumns,
      deliver: deliver)
    find(own, named: embed.name, inFolder: folder, of: note, file: file)
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
    let before = known[FileID(wish.path)]?.stamp
    Task {
      let finding = await Background.run { PictureLibrary.look(at: wish.path, knownAs: before) }
      isReading = false
      wish.deliver([wish.address: answer(finding, for: wish.path).within(wish.mostColumns)])
      readNext()
    }
  }

  private func answer(_ finding: Finding, for path: String) -> PictureAnswer {
    let id = FileID(path)
    order.removeAll { $0 == id }
    switch finding {
    case .missing:
      known[id] = nil
      return .problem("\(path.lastComponent) is missing: there is no such file")
    case .same: break
    case .new(let stamp, let answer): known[id] = Known(stamp: stamp, answer: answer)
    }
    order.append(id)
    if order.count > Self.mostKnown { known[order.removeFirst()] = nil }
    return known[id]?.answer ?? .nothing
  }

  nonisolated private static func look(
    at path: String, knownAs before: PictureFile.Stamp?
  ) -> Finding {
    let file = PictureFile(path: path)
    guard let stamp = file.stamp else { return .missing }
    guard stamp != before else { return .same }
    do throws(PictureError) {
      let picture = try file.picture(within: Picture.longestSide)
      return .new(stamp, .picture(Picture(picture.pixels)))
    } catch {
      return .new(stamp, .problem("\(path.lastComponent) \(error.words)"))
    }
  }
}

extension PictureAnswer {
  /// The same, of a picture that takes no more cells across than that.
  fileprivate func within(_ mostColumns: Int?) -> PictureAnswer {
    guard let mostColumns, case .picture(let picture) = self else { return self }
    return .picture(Picture(picture.pixels, mostColumns: mostColumns))
  }
}
