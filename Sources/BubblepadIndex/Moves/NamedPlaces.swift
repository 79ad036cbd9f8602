import BubblepadNotebook
import CursesJSON
import CursesText

/// Places of notes that bookmarks and cards of canvases name beside the path of the note: `"subpath":"#Heading"`.
struct NamedPlaces {
  /// The part of a note that gets another name, or comes into another note.
  let part: any RenamedPart
  /// From the notebook's folder on.
  let path: String
  /// The key that has the path beside the one that has the place.
  let pathKey: String

  /// A place and what has it name the part as it is called then.
  struct Place {
    /// In the order of the bytes.
    let edits: [Edit]
    let before: String
    let after: String
  }

  /// Those that name the part. None where the bytes are no JSON.
  func all(in source: [UInt8]) -> [Place] {
    var places: [Place] = []
    var named: JSONText?
    for text in JSONText.all(in: source) ?? [] {
      switch text.keys.last {
      case pathKey: named = text
      // What an object begins with.
      case "type", "id": named = nil
      case "subpath":
        guard let named, named.keys.dropLast() == text.keys.dropLast(),
          path.isSamePath(as: named.text), let new = renamed(text.text)
        else { break }
        let page = part.move.map { Self.edit(named, $0.path) }
        places.append(
          Place(
            edits: (page.map { [$0] } ?? []) + [Self.edit(text, new)],
            before: (page == nil ? "" : path) + text.text, after: (part.move?.path ?? "") + new))
      default: break
      }
    }
    return places
  }

  private static func edit(_ text: JSONText, _ new: String) -> Edit {
    Edit(text.range, bytes: Array(JSONValue.spelled(new).utf8))
  }

  private func renamed(_ place: String) -> String? {
    guard place.hasPrefix("#") else { return nil }
    let source = Array(place.utf8)
    let link = WrittenLink(
      form: .wiki, isEmbed: false, target: "", subpath: String(place.dropFirst()),
      range: 0..<source.count, nameRange: 0..<source.count, line: 1)
    guard part.isMeant(by: link), let edit = part.edit(of: link, in: source) else { return nil }
    return Transaction([edit], event: .external).applying(to: SourceText(bytes: source)).string
  }
}
