/// What is said of a step over files.
package struct FilesStepWords: Sendable {
  /// Once it is done, and once it is done again.
  package let done: String
  package let doneAgain: String
  /// Once it is undone.
  package let undone: String
  /// What is so of a file that has changed meanwhile: “its link stays”.
  package let left: (whenDone: String, whenUndone: String)

  package init(
    done: String, doneAgain: String, undone: String, left: (whenDone: String, whenUndone: String)
  ) {
    (self.done, self.doneAgain, self.undone, self.left) = (done, doneAgain, undone, left)
  }
}
