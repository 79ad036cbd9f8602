import CursesCLibrary

/// The turn of one program among those that add lines to the notes of a folder: three that save the same file at once could
/// put a text back over one that has come meanwhile.
struct FolderTurn: ~Copyable {
  private let descriptor: Int32

  /// Waits for the turn, for some seconds at most: a program that has it and stands still keeps nobody from writing.
  init(in folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<Self.mostLooks {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(5_000)
    }
  }

  private static let mostLooks = 1_000

  deinit { if descriptor >= 0 { close(descriptor) } }
}
