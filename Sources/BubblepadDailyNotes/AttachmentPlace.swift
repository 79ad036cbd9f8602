import BubblepadIndex
import BubblepadNotebook

/// Where a file comes that is attached to a note, and the embed that shows it there.
package struct AttachmentPlace: Sendable {
  private let notebook: NotebookFolder
  private let settings: ObsidianSettings
  /// From the notebook's folder on.
  private let note: String

  /// Nil for a note that does not lie in the notebook.
  ///
  /// - Parameter note: its path.
  package init?(in notebook: NotebookFolder, of note: String) {
    guard let note = note.below(notebook.path) else { return nil }
    (self.notebook, self.note) = (notebook, note)
    settings = ObsidianSettings(notebook: notebook.path)
  }

  /// The folder from the notebook's on; empty for that itself.
  package var folder: String {
    let parts = settings.attachments.split(separator: "/").map(String.init)
    let isBeside = parts.first == "."
    let own = isBeside ? note.split(separator: "/").dropLast().map(String.init) : []
    return (own + parts.drop { $0 == "." }).joined(separator: "/")
  }

  /// Copies a file there; one that lies in the notebook stays where it is. Returns the path from the notebook's folder
  /// on.
  package func add(_ file: DroppedFile) throws(FileError) -> String {
    if let inside = file.path.below(notebook.path), !inside.hasPrefix("."), !inside.contains("/.") {
      return inside
    }
    let folder = folder
    if !folder.isEmpty { try notebook.createSubfolder(folder) }
    let copy = try file.copy(into: folder.isEmpty ? notebook.path : notebook.path + "/" + folder)
    return copy.below(notebook.path) ?? copy
  }

  /// The embed of a file.
  ///
  /// - Parameters:
  ///   - path: from the notebook's folder on.
  ///   - files: all files of the notebook.
  ///   - words: what is shown where the file is not; empty for its name.
  package func embed(of path: String, among files: [String], words: String = "") -> String {
    let all = files.filter { !$0.isSamePath(as: path) } + [path]
    let writer = LinkWriter(
      LinkResolver(all, notebook: notebook.path), source: note, style: settings.links)
    return "!" + writer.link(to: path, part: nil, words: words.isEmpty ? nil : words)
  }
}
