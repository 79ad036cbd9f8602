/// How long work on a text goes on: who waits for it may give it up.
///
///     while let next = nextParagraph(after: place), !patience.isSpent() { … }
///
/// Short work never asks: it is done before anybody can want it stopped, and what is typed meanwhile is not
/// taken for an answer.
package struct Patience {
  /// How many parts of the work are done, of how many; 0 of 0 where that is not known.
  package typealias Part = (done: Int, all: Int)

  /// The steps, such as paragraphs made, between two questions: a few milliseconds.
  private static let stepsBetween = 64

  /// Whether no more is to be done.
  package private(set) var isOver = false
  /// Whether somebody is asked.
  package let isAsking: Bool
  private let isStopped: (Part) -> Bool
  private var steps = 0

  /// Patience that never ends.
  package init() { (isAsking, isStopped) = (false, { _ in false }) }

  /// Patience that ends when `isStopped` says so.
  package init(until isStopped: @escaping (Part) -> Bool) {
    (isAsking, self.isStopped) = (true, isStopped)
  }

  /// Takes a step down. Returns whether it was one too many.
  ///
  /// - Parameters:
  ///   - part: what is done, where the steps are the parts of the whole work.
  ///   - weight: how many paragraphs' work it is.
  package mutating func isSpent(after part: Part = (0, 0), weight: Int = 1) -> Bool {
    let before = steps / Self.stepsBetween
    steps += weight
    if !isOver, steps / Self.stepsBetween != before { isOver = isStopped(part) }
    return isOver
  }
}
