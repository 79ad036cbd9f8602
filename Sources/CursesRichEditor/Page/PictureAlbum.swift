import CursesRichText
import CursesTextEditors

/// What is known of a picture that a text names.
public enum PictureAnswer: Hashable, Sendable {
  case picture(Picture)
  /// A text in a frame.
  case inset(Inset)
  /// Why it cannot be shown, in words to be shown in its place.
  case problem(String)
  /// There is nothing to be shown: it lies on the net, or nowhere.
  case nothing
}

/// What a document's images show: what is known of each address that they name, and what has to be found
/// out.
final class PictureAlbum {
  private var answers: [String: PictureAnswer] = [:]
  private var asked: Set<String> = []
  /// The addresses that somebody has to be asked about, in the order they came into view.
  private(set) var unanswered: [String] = []
  /// The languages of the blocks of code that are queries, in small letters.
  let languages: Set<String>
  /// Whether there is somebody to ask.
  private let isOpen: Bool

  init(languages: Set<String> = []) { (self.languages, isOpen) = (languages, true) }

  /// An album of what is known, and of nothing else.
  init(known: [String: PictureAnswer]) {
    (answers, isOpen) = (known, false)
    languages = Set(known.keys.compactMap(InsetSource.language))
  }

  /// What is shown for an image; nil where nothing is.
  ///
  /// - Parameters:
  ///   - asks: whether somebody is to find it out where it is not known.
  ///   - showsLineEnds: whether line ends in the text of an inset are shown as such.
  func picture(
    at address: String, asks: Bool = true, showsLineEnds: Bool = false
  ) -> PagePicture? {
    switch answers[address] {
    case .picture(let picture): return .picture(picture)
    case .inset(let inset): return .inset(PageInset(inset, showsLineEnds: showsLineEnds))
    case .problem(let words): return .problem(words)
    case .nothing: return nil
    case nil:
      guard isOpen else { return nil }
      guard asks else { return .pending }
      if asked.insert(address).inserted { unanswered.append(address) }
      return .pending
    }
  }

  /// Hands over the addresses to ask about. Where no pictures are drawn it is said what is wrong with them all the
  /// same.
  func takeUnanswered() -> [String] {
    defer { if !unanswered.isEmpty { unanswered = [] } }
    return unanswered
  }

  func take(_ new: [String: PictureAnswer]) { answers.merge(new) { $1 } }
}
