import BubblepadIndex
import BubblepadNotebook

/// A note with embeds and queries, and what they may show.
package struct InsetPlace: Sendable {
  /// Who answers queries.
  package enum Asked: Sendable {
    /// There is no notebook.
    case nobody
    /// The notebook has not been read yet.
    case nobodyYet
    case index(NoteIndex)
  }

  /// The folder whose files embeds name.
  let folder: String
  /// Where links lead in it; nil for the files of the folder itself, to be looked up.
  let links: LinkResolver?
  /// The note's path from the folder on.
  let note: String
  let asked: Asked
  /// Whether pictures of embedded notes are shown.
  let showsPictures: Bool
  /// The moment it is.
  let now: LocalTime

  package init(
    folder: String, links: LinkResolver?, note: String, asks asked: Asked,
    showsPictures: Bool = true, now: LocalTime = .now
  ) {
    (self.folder, self.links, self.note, self.asked) = (folder, links, note, asked)
    (self.showsPictures, self.now) = (showsPictures, now)
  }

  /// Says where the links of the note lead.
  func resolver() -> LinkResolver {
    links ?? LinkResolver(Folder.names(in: folder) ?? [], notebook: folder)
  }
}
