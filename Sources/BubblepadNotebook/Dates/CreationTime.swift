import CCursesFileShims
import CursesCLibrary

/// When a note was created.
package enum CreationTime {
  /// When the file at a path was created, links followed, in nanoseconds since 1970; nil where the file system
  /// does not say.
  package static func ofFile(at path: String) -> Int64? {
    var time: Int64 = 0
    return bp_birth_time(path, &time) == 0 ? time : nil
  }

  /// The moment that a value of front matter names, in nanoseconds since 1970: `2020-08-21`,
  /// `2020-08-21T10:30:00`, with a zone or in that of the system; nil for anything else.
  package static func written(_ value: String) -> Int64? {
    var text = value[...]
    if text.hasPrefix("[["), text.hasSuffix("]]") { text = text.dropFirst(2).dropLast(2) }
    var reader = Reader(text.utf8)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2),
      reader.take("-"), let day = reader.number(2), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    var time = LocalTime(year: year, month: month, day: day)
    guard reader.take("T") || reader.take(" ") else {
      return reader.isAtEnd ? nanoseconds(time.secondsSince1970) : nil
    }
    guard let hour = reader.number(2), reader.take(":"), let minute = reader.number(2),
      hour < 24, minute < 60
    else { return nil }
    (time.hour, time.minute) = (hour, minute)
    if reader.take(":") {
      guard let second = reader.number(2) else { return nil }
      time.second = second
      if reader.take(".") { reader.skipDigits() }
    }
    if reader.isAtEnd { return nanoseconds(time.secondsSince1970) }
    guard let offset = reader.zone(), reader.isAtEnd else { return nil }
    let seconds = ((time.dayNumber * 24 + hour) * 60 + minute) * 60 + time.second
    return nanoseconds(seconds - offset)
  }

  private static func nanoseconds(_ seconds: Int) -> Int64? {
    let (time, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? nil : time
  }

  /// Reads digits and signs from the start of a value.
  private struct Reader {
    private var rest: Substring.UTF8View

    init(_ text: Substring.UTF8View) { rest = text }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      let part = rest.prefix(digits)
      guard part.count == digits, part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      rest.removeFirst(digits)
      return Int(Substring(part))
    }

    mutating func skipDigits() { rest = rest.drop { (0x30...0x39).contains($0) } }

    /// `Z`, `+01:00` or `-0530`, in seconds.
    mutating func zone() -> Int? {
      _ = take(" ")
      if take("Z") { return 0 }
      let isWest = take("-")
      guard isWest || take("+"), let hours = number(2) else { return nil }
      _ = take(":")
      let seconds = (hours * 60 + (number(2) ?? 0)) * 60
      return isWest ? -seconds : seconds
    }
  }
}
