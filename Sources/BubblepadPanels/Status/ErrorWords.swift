import BubblepadNotebook

extension Error {
  /// What went wrong, as one sentence.
  package var words: String { (self as? any NotebookError)?.message ?? "\(self)" }
}
