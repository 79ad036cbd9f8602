import Notebook
import Themes

/// Something a person should know, in one sentence.
struct Notice: Equatable {
  enum Kind { case problem, warning, done, hint }

  var kind: Kind
  var words: String

  static func problem(_ words: String) -> Notice { Notice(kind: .problem, words: words) }
  static func warning(_ words: String) -> Notice { Notice(kind: .warning, words: words) }
  static func done(_ words: String) -> Notice { Notice(kind: .done, words: words) }
  static func hint(_ words: String) -> Notice { Notice(kind: .hint, words: words) }

  /// Whether the next key takes it away: a problem or a warning stays until something is done.
  var isPassing: Bool { kind == .done || kind == .hint }

  /// A sign beside the colour: colour alone says nothing.
  var sign: String {
    switch kind {
    case .problem: "✗"
    case .warning: "!"
    case .done: "✓"
    case .hint: "·"
    }
  }

  var role: Role {
    switch kind {
    case .problem: .error
    case .warning: .warning
    case .done: .good
    case .hint: .info
    }
  }
}

extension Workspace {
  /// What went wrong, as one sentence.
  func words(for error: any Error) -> String {
    (error as? any NotebookError)?.message ?? "\(error)"
  }
}
