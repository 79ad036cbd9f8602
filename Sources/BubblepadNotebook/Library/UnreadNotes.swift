import CursesCLibrary

/// The notes that a look into all of them could not read, and why.
package struct UnreadNotes: Sendable {
  private var reasons: [(title: String, reason: String)] = []

  package init() {}

  package var count: Int { reasons.count }

  /// Takes a note that could not be read.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - reason: why it could not be read, in a word; nil where the system says that.
  package mutating func add(
    _ path: String, titled title: String, isLocked: Bool = false, because reason: String? = nil
  ) {
    let words = access(path, R_OK) == 0 ? "too large" : ErrorWords.ofLastError
    reasons.append((title, isLocked ? "locked" : reason ?? words))
  }

  /// A sentence that names them; nil where there are none.
  package var words: String? {
    guard !reasons.isEmpty else { return nil }
    return "Not searched: \(Numbers.list(reasons.map { "“\($0.title)” (\($0.reason))" }))."
  }
}

/// The system's reasons in a word or two.
private enum ErrorWords {
  static var ofLastError: String {
    switch errno {
    case EACCES, EPERM: "no permission"
    case ENOENT: "gone"
    default: "not readable"
    }
  }
}
