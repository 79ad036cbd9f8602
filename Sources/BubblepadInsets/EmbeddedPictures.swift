import BubblepadIndex
import BubblepadNotebook
import BubblepadPictures
import CursesRichText
import CursesUICore

/// What came of looking at the file of a picture.
struct KnownPicture: Sendable {
  let stamp: PictureFile.Stamp
  let answer: PictureAnswer

  /// Looks at a file. Returns what is known where that has not changed since; nil where nothing is there.
  static func look(at path: String, knownAs known: KnownPicture?) -> KnownPicture? {
    let file = PictureFile(path: path)
    guard let stamp = file.stamp else { return nil }
    if let known, known.stamp == stamp { return known }
    do throws(PictureError) {
      let picture = try file.picture(within: Picture.longestSide)
      return KnownPicture(stamp: stamp, answer: .picture(Picture(picture.pixels)))
    } catch {
      return KnownPicture(stamp: stamp, answer: .problem("\(path.lastComponent) \(error.words)"))
    }
  }
}

/// Reads the pictures of embedded notes, each once.
final class EmbeddedPictures {
  private let known: [FileID: KnownPicture]
  /// What was read, or looked at again.
  private(set) var read: [FileID: KnownPicture] = [:]

  /// How many are shown in the embeds of a note.
  private static let most = 48

  /// - Parameter known: what was read before.
  init(known: [FileID: KnownPicture]) { self.known = known }

  /// What an image of a note shows; nil for what is none.
  ///
  /// - Parameters:
  ///   - note: the path of the note from the notebook's folder on.
  ///   - folder: that of the notebook.
  func answer(
    _ address: String, in note: String, of folder: String, _ resolver: LinkResolver
  ) -> PictureAnswer? {
    if let problem = NamedPicture.problem(ofAddress: address) { return problem }
    guard let named = NamedPicture(address, inFolder: (folder + "/" + note).parentFolder) else {
      return nil
    }
    let isNear = FileStamp(ofFileAt: named.path) != nil
    let path =
      isNear
      ? named.path
      : resolver.path(of: named.name, from: note).map { folder + "/" + $0 } ?? named.path
    let id = FileID(path)
    guard read[id] != nil || read.count < Self.most else { return nil }
    read[id] = read[id] ?? KnownPicture.look(at: path, knownAs: known[id])
    return (read[id]?.answer ?? PictureAnswer.missing(path)).within(named.mostColumns)
  }
}

extension PictureAnswer {
  /// What is said where there is no file.
  static func missing(_ path: String) -> PictureAnswer {
    .problem("\(path.lastComponent) is missing: there is no such file")
  }

  /// The same, of a picture that takes no more cells across than that.
  func within(_ mostColumns: Int?) -> PictureAnswer {
    guard let mostColumns, case .picture(let picture) = self else { return self }
    return .picture(Picture(picture.pixels, mostColumns: mostColumns))
  }
}
