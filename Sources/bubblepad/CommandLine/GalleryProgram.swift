import BubblepadSettings
import CursesCLibrary

/// The program `bubblepad-gallery`, which shows the library's controls.
///
/// It is a program of its own since it links Foundation, which would make every start of the editor slower.
struct GalleryProgram {
  static let name = "bubblepad-gallery"

  private let environment: LaunchEnvironment

  init(_ environment: LaunchEnvironment) { self.environment = environment }

  /// Where it may lie: beside this program, and in the folders of PATH. Relative ones do not count.
  private var candidates: [String] {
    var folders: [String] = []
    if let own = realpath("/proc/self/exe", nil) {
      folders.append(String(cString: own).parentFolder)
      free(own)
    }
    folders += (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.filter { $0.first == "/" }.map { $0.appendingPath(Self.name) }
  }

  /// Becomes the gallery, and returns only if it cannot.
  func become() -> LaunchFailure {
    for path in candidates where access(path, X_OK) == 0 {
      var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
      execv(path, &words)
      free(words[0])
    }
    return LaunchFailure(
      "“\(Self.name)” is neither beside it nor on PATH; `make gallery` builds and starts it",
      .unavailable)
  }
}
