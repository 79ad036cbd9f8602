/// How long work on a text goes on: who waits for it may give it up.
///
///     while let next = nextParagraph(after: place), !patience.isSpent() { … }
///
/// Short work never asks: it is done before anybody can want it stopped, and what is typed meanwhile is not
/// taken for an answer.
package struct Patience {
  /// The steps, such as paragraphs made, between two questions: a few milliseconds.
  private static let stepsBetween = 64

  /// Whether no more is to be done.
  package private(set) var isOver = false
  private let isStopped: () -> Bool
  private var steps = 0

  /// Patience that ends when `isStopped` says so.
  package init(until isStopped: @escaping () -> Bool = { false }) { self.isStopped = isStopped }

  /// Takes a step down. Returns whether it was one too many.
  package mutating func isSpent() -> Bool {
    steps += 1
    if !isOver, steps % Self.stepsBetween == 0 { isOver = isStopped() }
    return isOver
  }
}
