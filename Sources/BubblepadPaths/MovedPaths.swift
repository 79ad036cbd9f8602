/// A file or folder that a step gives another path.
package struct StepMove: Sendable, Equatable {
  package let from: String
  package let to: String

  package init(from: String, to: String) { (self.from, self.to) = (from, to) }

  /// What undoes it.
  package var inverse: StepMove { StepMove(from: to, to: from) }
}

/// The paths that files and folders get, with all that lies in the folders.
package struct MovedPaths: Sendable {
  private let roots: [FileID: String]

  package init(_ moves: [StepMove]) {
    roots = Dictionary(moves.map { (FileID($0.from), $0.to) }, uniquingKeysWith: { $1 })
  }

  /// The new path of a file or folder; nil for one that keeps its own.
  package func path(of path: String) -> String? {
    var around = path
    while true {
      if let new = roots[FileID(around)] {
        return path.below(around).map { new + "/" + $0 } ?? new
      }
      let above = around.parentFolder
      guard above.utf8.count < around.utf8.count, above != "." else { return nil }
      around = above
    }
  }
}

extension StepMove {
  /// Moves of files as those of the folders around them: where a folder is gone from its path, and all that lay in it
  /// lies in another.
  ///
  /// - Parameter files: what lay in such folders, as far as it matters.
  package static func withFolders(_ moves: [StepMove], holding files: [String]) -> [StepMove] {
    var whole: [StepMove] = []
    for move in moves where MovedPaths(whole).path(of: move.from) == nil {
      var folder = move
      while folder.from.lastComponent.isSamePath(as: folder.to.lastComponent) {
        let above = StepMove(from: folder.from.parentFolder, to: folder.to.parentFolder)
        guard !above.from.isSamePath(as: above.to), FileStamp(ofFileItselfAt: above.from) == nil,
          FileStamp.isFolderItself(above.to)
        else { break }
        folder = above
      }
      let paths = MovedPaths([folder])
      let isWhole = files.allSatisfy { file in
        paths.path(of: file).map { FileStamp(ofFileAt: $0) != nil } ?? true
      }
      whole.append(isWhole ? folder : move)
    }
    return whole
  }
}
