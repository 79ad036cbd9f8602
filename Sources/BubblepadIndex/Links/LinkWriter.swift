import BubblepadNotebook

/// How links that are made for the user are written.
package struct LinkStyle: Equatable, Sendable {
  /// What of its path names a file.
  package enum Path: String, Sendable { case shortest, relative, absolute }

  /// What of its path names a file.
  package var path = Path.shortest
  /// `[Note](Note.md)` instead of `[[Note]]`.
  package var isMarkdown = false

  /// As short as the name allows, in double brackets.
  package init() {}
}

/// Writes links to notes as the notebook has them.
package struct LinkWriter {
  package let resolver: LinkResolver
  /// The path of the note with the link.
  package let source: String
  private let style: LinkStyle

  package init(_ resolver: LinkResolver, source: String, style: LinkStyle) {
    (self.resolver, self.source, self.style) = (resolver, source, style)
  }

  /// A place in a note: a heading or a block.
  package struct Part {
    /// As a link names it, with its `#`.
    package let address: String
    package let words: String

    package init(_ kind: OtherName.Kind, _ name: String) {
      words = kind == .block ? "^" + name : name
      address = "#" + (kind == .block ? words : LinkWriter.part(name))
    }
  }

  /// - Parameters:
  ///   - path: of the file; nil for the note with the link.
  ///   - part: the place in it.
  ///   - words: what is shown instead of the note's name.
  package func link(to path: String?, part: Part?, words: String?) -> String {
    let address = part?.address ?? ""
    let page = path.map(self.page) ?? ""
    // A name that double brackets cannot hold.
    guard style.isMarkdown || page.contains(where: { "#|^[]".contains($0) }) else {
      return "[[\(page)\(address)\(words.map { "|" + Self.spaced($0, Self.wordSigns) } ?? "")]]"
    }
    let title = path.map { LinkResolver.withoutEnding($0).lastComponent }
    let shown = words ?? [title, part?.words].compactMap(\.self).joined(separator: " > ")
    let ending = path.map { $0.dropFirst(LinkResolver.withoutEnding($0).count) } ?? ""
    let file = Self.encoded(page + ending).replacing("#", with: "%23")
    return "[\(Self.spaced(shown, Self.wordSigns))](\(file)\(Self.encoded(address)))"
  }

  /// A link to a note that is not there yet.
  ///
  /// - Parameter name: after folders of its own where it has slashes, which are the notebook's.
  package func link(toNew name: String) -> String {
    guard style.isMarkdown else { return "[[\(name)]]" }
    let path = name.contains("/") ? LinkResolver.relative(name, from: source) : name
    let words = Self.spaced(name.lastComponent, Self.wordSigns)
    return "[\(words)](\(Self.encoded(path + NoteTitle.fileExtension)))"
  }

  /// A path as a link names it, without the ending of notes.
  private func page(_ path: String) -> String {
    switch style.path {
    case .shortest: resolver.shortestLink(to: path, from: source)
    case .absolute: LinkResolver.withoutEnding(path)
    case .relative: LinkResolver.relative(LinkResolver.withoutEnding(path), from: source)
    }
  }

  /// What cannot stand in the name of a heading in a link, and in its words.
  private static let partSigns = ["%%", "[", "]", ":", "#", "|", "^", "\\"]
  private static let wordSigns = ["[", "]", "|", "\\"]

  /// A heading as links name it.
  package static func part(_ heading: String) -> String { spaced(heading, partSigns) }

  /// Words with blanks for signs.
  private static func spaced(_ words: String, _ signs: [String]) -> String {
    let text = signs.reduce(words) { $0.replacing($1, with: " ") }
    return text.split(separator: " ").joined(separator: " ")
  }

  private static func encoded(_ address: String) -> String {
    var text = ""
    for character in address {
      switch character {
      case " ": text += "%20"
      case "(": text += "%28"
      case ")": text += "%29"
      case "%": text += "%25"
      default: text.append(character)
      }
    }
    return text
  }
}
