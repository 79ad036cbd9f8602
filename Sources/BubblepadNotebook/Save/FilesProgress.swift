import Synchronization

/// How far the writing of several files is. It can be stopped: what was written gets its former bytes back then.
public final class FilesProgress: Sendable {
  /// A moment of it.
  public struct State: Sendable, Equatable {
    /// The files that have been looked at.
    public fileprivate(set) var doneCount = 0
    /// All of them.
    public let count: Int
    /// Whether it was stopped.
    public fileprivate(set) var isStopped = false
    /// Whether there is nothing to be stopped any more.
    fileprivate var isOver = false

    /// What is said of it.
    ///
    /// - Parameter isLast: whether the program quits after that.
    public func words(isLast: Bool) -> String {
      let files = "\(Numbers.words(doneCount)) of \(Numbers.words(count, "file"))"
      guard !isStopped else { return "Stopped. Undoing what is written: \(files)…" }
      return "Writing \(files)\(isLast ? ", then Bubblepad quits" : "")… Esc stops and undoes it."
    }
  }

  private let current: Mutex<State>

  /// Nothing of so many files is written yet.
  public init(count: Int) { current = Mutex(State(count: count)) }

  /// How far it is.
  public var state: State { current.withLock { $0 } }

  /// Has no further file written. Returns whether there was something to stop.
  @discardableResult
  public func stop() -> Bool {
    current.withLock { state in
      guard !state.isOver, !state.isStopped else { return false }
      state.isStopped = true
      return true
    }
  }

  /// All files have been looked at. Returns whether it was stopped before.
  func finish() -> Bool {
    current.withLock { state in
      state.isOver = true
      return state.isStopped
    }
  }

  /// Notes that a file was written, or given its former bytes back.
  func noteFile(isGoingBack: Bool) {
    current.withLock { $0.doneCount += isGoingBack ? -1 : 1 }
  }
}
