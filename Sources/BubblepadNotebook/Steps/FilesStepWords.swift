/// What is said of a step over files.
package struct FilesStepWords: Sendable {
  /// What it does, as a command says it.
  package let name: String
  /// Once it is done, and once it is done again.
  package let done: String
  package let doneAgain: String
  /// Once it is undone.
  package let undone: String
  /// What is so of a file that has changed meanwhile: “its link stays”.
  package let left: (whenDone: String, whenUndone: String)
  /// The same of a part of its files, for a step that could not write all of them.
  private let part: (@Sendable (Set<FileID>) -> FilesStepWords)?

  /// - Parameters:
  ///   - name: what it does, as a command says it: “Rename #a to #b in 12 notes”.
  ///   - part: what is said where only these files were written; nil where it is the same.
  package init(
    name: String = "", done: String, doneAgain: String, undone: String,
    left: (whenDone: String, whenUndone: String),
    part: (@Sendable (Set<FileID>) -> FilesStepWords)? = nil
  ) {
    self.name = name
    (self.done, self.doneAgain, self.undone, self.left) = (done, doneAgain, undone, left)
    self.part = part
  }

  /// What is said where only these files were written.
  package func of(_ files: [FileChange]) -> FilesStepWords {
    part?(Set(files.map { FileID($0.path) })) ?? self
  }
}
