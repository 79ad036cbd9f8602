@_spi(Nodes) import CursesViewGraph

/// How soon light may be sent again: so that moving light, whatever it is made of, costs a line no more than a
/// rate.
///
/// A large frame is followed by a long pause rather than cut: rows of different moments would show. Text never
/// waits for it.
struct LightPace {
  /// Bytes a second at most, however fast the line is.
  enum Rate: Double {
    /// A picture that is all there and drifts.
    case steady = 200_000
    /// A picture that still comes in, and light that views move.
    case full = 280_000
  }

  /// The moment from which the next frame may be sent, in nanoseconds of the monotonic clock.
  private var due: UInt64 = 0

  /// A frame of so many bytes was sent.
  mutating func note(bytes: Int, at now: UInt64, rate: Rate) {
    due = max(due, now) + UInt64(Double(max(0, bytes)) / rate.rawValue * 1e9)
  }

  /// How long to wait, in seconds; 0 where a frame may be sent.
  func seconds(at now: UInt64) -> Double { due > now ? Double(due - now) / 1e9 : 0 }
}
