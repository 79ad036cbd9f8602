import CursesCore

extension ViewGraph {
  /// Whether anything moves that a frame clock must drive.
  var isMoving: Bool { !motion.nodes.isEmpty }

  /// Seconds until something has moved that is drawn into cells, rather than into the light behind
  /// them: 0 for the next frame, nil for never.
  package var secondsToMotion: Double? {
    var least: Double?
    for node in motion.nodes.values {
      if let clocked = node as? any ClockedNode {
        least = min(least ?? .infinity, clocked.secondsToMoment)
      } else if !isInLight(node) {
        return 0
      }
    }
    return least
  }

  package func startMoving(_ node: any MovingNode) {
    motion.nodes[ObjectIdentifier(node)] = node
    onChange()
  }

  /// Brings everything that moves to a moment, in seconds.
  package func advance(to time: Double) {
    self.time = time
    guard !motion.nodes.isEmpty else { return }
    for (id, node) in motion.nodes where !node.advance(to: time) { motion.nodes[id] = nil }
  }

  /// Ends what only leads over to the screen that is there already: a key is meant for that.
  func finishTransitions() {
    for (id, node) in motion.nodes {
      guard let passing = node as? any PassingMotion else { continue }
      passing.finish()
      motion.nodes[id] = nil
    }
  }

  /// Whether something is drawn outside the areas of the views that there are.
  var hasDepartures: Bool { motion.departures > 0 }

  /// Runs an update whose changes are animated as a transaction says.
  func under(_ transaction: StateTransaction, _ body: () -> Void) {
    let outer = self.transaction
    self.transaction = transaction
    body()
    self.transaction = outer
  }
}

/// A node that moves at certain moments and not in between.
@MainActor
package protocol ClockedNode: MovingNode {
  var secondsToMoment: Double { get }
}

/// What a graph knows about movement.
@MainActor
final class MotionState {
  var nodes: [ObjectIdentifier: any MovingNode] = [:]
  /// How many nodes are drawn although their views have gone.
  var departures = 0
  /// The transactions under which nodes were asked to evaluate their bodies.
  var requests: [ObjectIdentifier: StateTransaction] = [:]

  /// Notes the transaction of the change that is being made, if it has anything to say.
  func note(_ node: ObjectIdentifier) {
    let current = StateTransaction.current
    if !current.isPlain { requests[node] = current }
  }

  func take(_ node: Node) -> StateTransaction? {
    requests.isEmpty ? nil : requests.removeValue(forKey: ObjectIdentifier(node))
  }

  func forget(_ node: Node) {
    if !nodes.isEmpty { nodes[ObjectIdentifier(node)] = nil }
    if !requests.isEmpty { requests[ObjectIdentifier(node)] = nil }
  }
}
