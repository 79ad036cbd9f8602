import BubblepadNotebook
import CursesJSON
import CursesText

/// Places of notes that bookmarks and cards of canvases name beside the path of the note: `"subpath":"#Heading"`.
struct NamedPlaces {
  /// The part of a note that gets another name.
  let part: any RenamedPart
  /// From the notebook's folder on.
  let path: String
  /// The key that has the path beside the one that has the place.
  let pathKey: String

  /// Has those that name the part name it anew. Nothing where the bytes are no JSON.
  func edits(in source: [UInt8]) -> [(edit: Edit, before: String, after: String)] {
    var edits: [(Edit, String, String)] = []
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
        edits.append(
          (Edit(text.range, bytes: Array(JSONValue.spelled(new).utf8)), text.text, new))
      default: break
      }
    }
    return edits
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
