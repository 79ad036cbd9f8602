import BubblepadIndex
import BubblepadNotebook
import CursesRichText
import CursesUICore

/// Where the links of the notebook lead.
extension NotebookContext {
  /// The address of the link at the caret that is shown as its source: an embed, or one of the front matter.
  package func sourceLink(in note: OpenNote) -> String? {
    let text = note.editor.text
    // In a longer note only links that are shown as such are followed.
    guard note.isMarkdown, text.count <= 1 << 20 else { return nil }
    let caret = note.editor.document.state.selection.main.head
    let link = NoteSource.links(in: text.bytes).first { link in
      let isSource = link.form == .wiki && (link.isEmbed || link.quotes != .none)
      // Quotation marks belong to it.
      let edge = link.quotes == .none ? 0 : 1
      return isSource && !link.range.isEmpty
        && (link.range.lowerBound - edge...link.range.upperBound + edge).contains(caret)
    }
    return link.map { "[[" + $0.target + ($0.subpath.map { "#" + $0 } ?? "") + "]]" }
  }

  /// The address of what was typed into the link dialog as a note's name: that of its file, with its ending,
  /// also if it is still to be started; nil for what names no note.
  package func noteTarget(of typed: String, in note: OpenNote) -> (
    address: String, isMissing: Bool
  )? {
    let parts = typed.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = parts.first.map(String.init), !file.isEmpty, !file.hasPrefix("/"),
      !file.contains(":"), !file.hasSuffix("/"), note.isMarkdown, WikiLink.page(of: typed) == nil
    else { return nil }
    let heading = parts.count > 1 ? "#" + parts[1] : ""
    let folder = note.path.parentFolder
    if let found = existingNote(folder + "/" + file.percentDecoded) {
      return (file + (found.hasSuffix("/" + file.percentDecoded) ? "" : ".md") + heading, false)
    }
    if let found = pathInNotebook(of: file, from: note) {
      return (found + heading, false)
    }
    return file.hasFileEnding ? nil : (file + (file.hasNoteEnding ? "" : ".md") + heading, true)
  }

  /// The way from a note to the one of a name in the notebook.
  fileprivate func pathInNotebook(of name: String, from note: OpenNote) -> String? {
    guard let source = insidePath(of: note) else { return nil }
    return resolver.path(of: name, from: source).map { LinkResolver.relative($0, from: source) }
  }

  /// Where the links of the notebook lead.
  fileprivate var resolver: LinkResolver {
    let notebook = folder?.path ?? ""
    let notes = entries.compactMap { $0.path.below(notebook) }
    return LinkResolver(notes + (indexing?.otherFiles ?? []), notebook: notebook)
  }

  /// The path of a note from the notebook's folder on; nil for one elsewhere.
  fileprivate func insidePath(of note: OpenNote) -> String? {
    folder.flatMap { note.path.below($0.path) }
  }

  /// The file that a name leads to by the rules of the notebook, or of the vault around a file without one.
  package func file(named name: String, from note: OpenNote?) -> String? {
    guard let folder else {
      return note.flatMap { SurroundingVault(around: $0.path)?.file(named: name, from: $0.path) }
    }
    return resolver.path(of: name, from: note.flatMap(insidePath) ?? "")
      .map { folder.path + "/" + $0 }
  }

  /// The file that a link names by a path that leads out of its folder, from the root or by `..`. It is opened
  /// for reading only.
  package func file(byPath name: String, from note: OpenNote?) -> String? {
    let leadsOut = name.hasPrefix("/") || name.split(separator: "/").contains("..")
    guard leadsOut, !name.hasSuffix("/"), let note else { return nil }
    let found = existingNote(name.hasPrefix("/") ? name : note.path.parentFolder + "/" + name)
    return found.flatMap { Folder.names(in: $0) == nil ? $0 : nil }
  }

  /// The file of a link as it is written, or with the ending that was left out.
  package func existingNote(_ path: String) -> String? {
    [path, path + ".md"].first { entryExists($0) }
  }

  package func entryExists(_ path: String) -> Bool { FileStamp(ofFileAt: path) != nil }
}
