/// A node with values that are on their way.
@MainActor
package protocol MovingNode: Node {
  /// Brings the values to a moment. Returns whether any is still on its way.
  func advance(to time: Double) -> Bool
}

/// A node whose movement only leads over to what is there already, and ends with the next key.
@MainActor
protocol PassingMotion: MovingNode {
  /// Shows the end at once.
  func finish()
}

/// A way from one value to another in time.
@MainActor
struct Motion {
  let animation: Animation
  let start: Double
  let group: AnimationGroup?

  /// The way that the transaction of a graph asks for; nil when values change at once.
  init?(_ graph: ViewGraph) {
    guard let animation = graph.transaction.animation, !graph.reducesMotion else { return nil }
    self.animation = animation
    start = graph.time
    group = graph.transaction.group
    group?.begin()
  }

  func progress(at time: Double) -> Double { animation.progress(at: time - start) }
  func isOver(at time: Double) -> Bool { time - start >= animation.duration }
  func end() { group?.end() }
}

/// Up to four numbers of a node that change at once or in the course of an animation.
@MainActor
struct Animated {
  private(set) var target: SIMD4<Double>
  /// What is to be shown now.
  private(set) var shown: SIMD4<Double>
  private var origin = SIMD4<Double>.zero
  private var motion: Motion?

  init(_ value: SIMD4<Double>) {
    target = value
    shown = value
  }

  init(_ first: Double, _ second: Double = 0) { self.init(SIMD4(first, second, 0, 0)) }

  var isMoving: Bool { motion != nil }

  /// Changes the value, as the graph's transaction says. Returns whether anything changed.
  @discardableResult
  mutating func set(_ value: SIMD4<Double>, in node: some MovingNode) -> Bool {
    guard value != target else { return false }
    if let motion, motion.animation.duration == .infinity, node.graph.transaction.animation == nil,
      !node.graph.reducesMotion
    {
      // What moves for ever goes on from and to the new place.
      origin += value - target
      shown += value - target
      target = value
      return true
    }
    motion?.end()
    motion = Motion(node.graph)
    target = value
    if motion == nil {
      shown = value
    } else {
      origin = shown
      node.graph.startMoving(node)
    }
    return true
  }

  /// Shows the end at once.
  mutating func finish() {
    shown = target
    motion?.end()
    motion = nil
  }

  /// Sets what is shown to what it is at a moment. Returns whether it is still on its way.
  mutating func advance(to time: Double) -> Bool {
    guard let motion else { return false }
    guard !motion.isOver(at: time) else {
      shown = target
      self.motion = nil
      motion.end()
      return false
    }
    shown = origin + (target - origin) * motion.progress(at: time)
    return true
  }
}
