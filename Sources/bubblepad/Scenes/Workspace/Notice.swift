import BubblepadNotebook
import CursesThemes

/// Something a person should know, in one sentence.
struct Notice: Equatable {
  enum Kind { case problem, warning, done, hint, advice }

  var kind: Kind
  var words: String

  static func problem(_ words: String) -> Notice { Notice(kind: .problem, words: words) }
  static func warning(_ words: String) -> Notice { Notice(kind: .warning, words: words) }
  static func done(_ words: String) -> Notice { Notice(kind: .done, words: words) }
  static func hint(_ words: String) -> Notice { Notice(kind: .hint, words: words) }
  /// What is said once: it stays for a while, whatever is typed.
  static func advice(_ words: String) -> Notice { Notice(kind: .advice, words: words) }

  /// Whether the next key takes it away: a problem or a warning stays until something is done.
  var isPassing: Bool { kind == .done || kind == .hint }

  /// A sign beside the colour: colour alone says nothing.
  var sign: String {
    switch kind {
    case .problem: "✗"
    case .warning: "!"
    case .done: "✓"
    case .hint, .advice: "·"
    }
  }

  var role: Role {
    switch kind {
    case .problem: .error
    case .warning: .warning
    case .done: .good
    case .hint, .advice: .info
    }
  }
}

extension Workspace {
  /// What went wrong, as one sentence.
  func words(for error: any Error) -> String {
    (error as? any NotebookError)?.message ?? "\(error)"
  }

  /// Says which files of the app's own could not be read, and where they are kept.
  func tellOfUnreadableFiles() {
    let files = places.unreadableFiles.take()
    guard let first = files.first else { return }
    let more = files.count > 1 ? " (\(files.count - 1) more)" : ""
    tell(.warning(first.message + more))
  }
}
