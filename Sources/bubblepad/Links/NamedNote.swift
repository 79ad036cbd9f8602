import BubblepadNotebook

/// The note that a typed name means: one of the list by its title, or a file beside the open note or anywhere, as vi
/// opens it.
@MainActor
struct NamedNote {
  /// The name without the ending of notes.
  let title: String
  /// Where it is; nil where there is none.
  let path: String?
  /// Whether it is in the list.
  let isListed: Bool

  init(_ name: String, in workspace: Workspace) {
    let title = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let entries = workspace.entries
    let entry =
      entries.first { $0.title == title }
      ?? entries.first { $0.title.lowercased() == title.lowercased() }
    let folder = workspace.note?.path.parentFolder ?? "."
    let file = name.hasPrefix("/") ? name : folder + "/" + name
    self.title = title
    isListed = entry != nil
    path = entry?.path ?? [file, file + ".md"].first { FileStamp(ofFileAt: $0) != nil }
  }
}
