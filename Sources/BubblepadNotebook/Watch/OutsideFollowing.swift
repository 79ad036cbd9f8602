/// Which changes by other programs are brought into a note by themselves.
///
/// A file that is written without end would be read without end, and whole each time: such a one is read
/// again when the user asks for it.
package struct OutsideFollowing {
  /// The largest file that is read by itself, in bytes.
  private static let largest: Int64 = 32 << 20
  /// How often it is read within the time.
  private static let most = 10
  private static let time = Duration.seconds(10)

  private var readings: [ContinuousClock.Instant] = []

  /// Nothing has been read yet.
  package init() {}

  /// Whether a change is read now.
  package mutating func takes(_ stamp: FileStamp?, at now: ContinuousClock.Instant) -> Bool {
    readings.removeAll { now - $0 > Self.time }
    guard readings.count < Self.most, stamp.map({ Int64($0.size) <= Self.largest }) ?? true else {
      return false
    }
    readings.append(now)
    return true
  }
}
