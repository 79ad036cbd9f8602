import CursesText

/// Where the files of a notebook are that are gone from their paths.
///
/// A file that is gone from its path but is elsewhere in the notebook was moved. It is known by its number on the disk;
/// where another program has written it anew, as git does, by its bytes under a path that was not there before.
package struct MovedFiles: Sendable {
  /// A file that is gone, as it was last.
  package struct Lost: Sendable {
    let path: String
    let stamp: FileStamp
    /// Its bytes; nil where they are not known.
    let text: SourceText?
  }

  private struct Candidate: Sendable {
    let path: String
    let stamp: FileStamp
    let isNew: Bool
  }

  private let candidates: [Candidate]

  /// - Parameters:
  ///   - entries: the notes there are now.
  ///   - known: those that were there before.
  package init(listed entries: [NoteEntry], known: [NoteEntry]) {
    let known = Set(known.map(\.id))
    candidates = entries.map {
      Candidate(path: $0.path, stamp: $0.stamp, isNew: !known.contains($0.id))
    }
  }

  /// The notes in one folder.
  package init(in folder: String) {
    candidates = (Folder.names(in: folder) ?? []).compactMap { name in
      guard NotebookFolder.isNote(name), !name.hasPrefix(".") else { return nil }
      let path = FilePath.join(folder, name)
      return FileStamp(ofFileItselfAt: path).map { Candidate(path: path, stamp: $0, isNew: false) }
    }
  }

  /// The path of a file that is gone from its own; nil where it is nowhere. It reads files that may be it.
  package func path(of lost: Lost) -> String? {
    let (name, folder) = (FilePath.name(of: lost.path), FilePath.folder(of: lost.path))
    func isNamed(_ candidate: Candidate) -> Bool {
      FilePath.name(of: candidate.path).isSamePath(as: name)
    }
    // The number of a file that is gone may be another's by now. Where it has fewer names than it had, this one was
    // removed, and what is left is another name that it had already.
    let same = candidates.filter { candidate in
      candidate.stamp.isSameFile(as: lost.stamp) && !candidate.path.isSamePath(as: lost.path)
        && candidate.stamp.names >= lost.stamp.names
        && (candidate.stamp.withoutTimeOfChange == lost.stamp.withoutTimeOfChange
          || isNamed(candidate)
          || FilePath.folder(of: candidate.path).isSamePath(as: folder))
    }
    let files = same.filter { FilePath.linkTarget($0.path) == nil }
    let found = files.first(where: \.isNew) ?? (files.isEmpty ? same : files).first
    // Of two names of one file, neither new, nobody can say which was this one's.
    if let found, found.isNew || files.count < 2 { return found.path }
    guard let text = lost.text, !text.isEmpty else { return nil }
    let equal = candidates.filter { candidate in
      candidate.isNew && candidate.stamp.size == Int64(text.count)
        && !candidate.stamp.isSameFile(as: lost.stamp)
        && (try? SafeFile.load(candidate.path).text) == text
    }
    return equal.first(where: isNamed)?.path ?? (equal.count == 1 ? equal.first?.path : nil)
  }
}
