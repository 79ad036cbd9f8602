import BubblepadIndex
import BubblepadNotebook
import CursesRichText
import CursesText
import CursesUICore

/// Says which links of the open note name a note that is not there yet.
///
/// A link out of the notebook, to a file that is no note or to a part of the same note is never one of them, and
/// nothing is while the files of the notebook are not known.
@MainActor
package final class MissingLinks: LinkJudge {
  package private(set) var revision = 0
  /// Called when an answer may be another than before.
  package var onChange: @MainActor () -> Void = {}

  private var files: Set<String> = []
  private var resolver: LinkResolver?
  /// The path of the note from the notebook's folder on.
  private var source = ""
  /// Counts what was asked to be read.
  private var round = 0

  package init() {}

  /// Takes the files that there are, and the note that the links stand in.
  package func update(in place: InsetPlace?) {
    round += 1
    guard let place, let all = place.files else { return forget() }
    if source != place.note {
      source = place.note
      revision += 1
    }
    let (round, known, folder) = (round, resolver == nil ? nil : files, place.folder)
    Task {
      let found = await Background.run { () -> (files: Set<String>, resolver: LinkResolver)? in
        let files = Set(all)
        return files == known ? nil : (files, LinkResolver(files, notebook: folder))
      }
      guard round == self.round, let found else { return }
      (files, resolver) = (found.files, found.resolver)
      revision += 1
      onChange()
    }
  }

  private func forget() {
    guard resolver != nil else { return }
    (files, resolver) = ([], nil)
    revision += 1
  }

  package func leadsNowhere(_ address: String) -> Bool {
    guard let resolver else { return false }
    if let page = WikiLink.page(of: address) {
      let name = NoteTitle.trimmed(String(page.prefix { $0 != "#" && $0 != "|" }))
      guard Self.mayBeNote(name), !name.hasFileEnding else { return false }
      return resolver.path(of: name, from: source) == nil
    }
    let target = String(address.prefix { $0 != "#" }).percentDecoded
    guard !address.contains(":"), target.hasNoteEnding else { return false }
    return Self.mayBeNote(target)
      && resolver.path(of: target, .markdown, from: source) == nil
  }

  /// Whether a name is that of a note of the notebook: it does not lead out of its folder.
  private static func mayBeNote(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }
}
