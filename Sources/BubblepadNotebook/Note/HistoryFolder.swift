import CursesCLibrary
import CursesText

/// The undo histories of all notes.
public struct HistoryFolder: Sendable {
  /// The most bytes of all histories and the texts beside them, 64 MB: those not written for longest go first.
  static let limit = 64 << 20
  /// How long a history is kept that nobody adds to: 90 days, in nanoseconds.
  static let age: Int64 = 90 * 86_400 * 1_000_000_000

  let path: String

  /// Removes what is too old, what is too much, and what a killed process left half written.
  ///
  /// - Parameter now: nanoseconds since 1970.
  func sweep(now: Int64, limit: Int = HistoryFolder.limit) {
    var room = limit
    for (file, stamp) in files().sorted(by: { $0.stamp.modified > $1.stamp.modified }) {
      room -= Self.room(of: stamp)
      let isLeftover =
        !file.hasSuffix(HistoryFile.suffix) && now - stamp.modified > Self.leftoverAge
      if room < 0 || now - stamp.modified > Self.age || isLeftover { unlink(file) }
    }
  }

  /// What a file takes of the disk, which gives it whole blocks, at least one: thousands of short ones are
  /// many bytes too.
  private static func room(of stamp: FileStamp) -> Int {
    let block = 4096
    return max((Int(stamp.size) + block - 1) / block, 1) * block
  }

  /// An hour, in nanoseconds: no writing takes so long.
  private static let leftoverAge: Int64 = 3_600 * 1_000_000_000

  private func files() -> [(path: String, stamp: FileStamp)] {
    (Folder.names(in: path) ?? [])
      .filter { $0.hasSuffix(HistoryFile.suffix) || $0.hasSuffix(".new") }
      .compactMap { name in
        let file = FilePath.join(path, name)
        return FileStamp(ofFileAt: file).map { (file, $0) }
      }
  }

  /// Removes every history, on another thread.
  public nonisolated(nonsending) func empty() async {
    await Background.run {
      for (file, _) in files() { unlink(file) }
      for name in Folder.names(in: path) ?? [] where name.contains(SetAside.suffix) {
        unlink(FilePath.join(path, name))
      }
    }
  }
}

extension NotebookPlaces {
  /// What can be undone in notes.
  public var historyFolder: HistoryFolder {
    HistoryFolder(path: FilePath.join(stateFolder, "undo"))
  }
}
