import BubblepadNotebook

/// The note that a typed name means: one of the list by its title, or a file beside the open note or anywhere, as vi
/// opens it.
@MainActor
package struct NamedNote {
  /// The name without the ending of notes.
  package let title: String
  /// Where it is; nil where there is none.
  package let path: String?
  /// Whether it is in the list.
  package let isListed: Bool

  package init(_ name: String, in context: any NoteFilesContext) {
    let title = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let entries = context.list.entries
    let entry =
      entries.first { $0.title == title }
      ?? entries.first { $0.title.lowercased() == title.lowercased() }
    let folder = context.note?.path.parentFolder ?? "."
    let file = name.hasPrefix("/") ? name : folder + "/" + name
    self.title = title
    isListed = entry != nil
    path = entry?.path ?? [file, file + ".md"].first { FileStamp(ofFileAt: $0) != nil }
  }
}
