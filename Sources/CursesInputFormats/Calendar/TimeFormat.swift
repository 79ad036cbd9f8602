/// Times of a day: `09:05`, `23:59:59`, `9:05 PM`.
///
/// The clock of twelve hours takes `a` and `p` behind the digits and makes ` AM` and ` PM` of them.
public struct TimeFormat: InputFormat, Hashable {
  /// Whether hours go to 12 or to 24.
  public enum Clock: Hashable, Sendable {
    case twentyFour, twelve
  }

  /// Whether the day has twenty-four hours or twice twelve.
  public let clock: Clock
  /// Whether seconds are asked for too.
  public let hasSeconds: Bool
  let sections: Sections

  /// Times of a clock.
  public init(_ clock: Clock = .twentyFour, seconds: Bool = false) {
    self.clock = clock
    hasSeconds = seconds
    let sixty = Sections.Section(width: 2, largest: 59)
    let hours = Sections.Section(width: 2, largest: clock == .twelve ? 12 : 23)
    sections = Sections(
      sections: [hours, sixty] + (seconds ? [sixty] : []), separators: [":", ":"],
      accepted: [".", "h", " "])
  }

  /// `HH:MM`, to show as a prompt.
  public var placeholder: String {
    "HH:MM" + (hasSeconds ? ":SS" : "") + (clock == .twelve ? " AM" : "")
  }

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    guard clock == .twelve else { return sections.apply(edit) }
    let (digits, half) = Self.split(edit.text)
    let end = digits.count
    if edit.replacement.isEmpty, !half.isEmpty, edit.range.upperBound > end {
      guard edit.range.lowerBound < end else { return FieldContent(text: digits, caret: end) }
    }
    if let content = completing(edit, half) { return content }
    let (typed, newHalf) = Self.split(edit.replacement)
    if typed.isEmpty, !newHalf.isEmpty {
      guard !digits.isEmpty else { return nil }
      let text = committedDigits(digits) + newHalf
      return FieldContent(text: text, caret: text.count)
    }
    let range = min(edit.range.lowerBound, end)..<min(edit.range.upperBound, end)
    let inner = FieldEdit(
      text: digits, range: range, replacement: typed, caret: min(edit.caret, end))
    guard var content = sections.apply(inner) else { return nil }
    content.text += content.text.isEmpty ? "" : newHalf.isEmpty ? half : newHalf
    return content
  }

  /// What comes by itself, typed all the same: the `m` of `PM`, the blank before it.
  private func completing(_ edit: FieldEdit, _ half: String) -> FieldContent? {
    guard edit.range.isEmpty, edit.range.lowerBound == edit.text.count,
      half.isEmpty ? edit.replacement == " " : edit.replacement.lowercased() == "m",
      !half.isEmpty || (try? parse(edit.text + " AM")) != nil
    else { return nil }
    return FieldContent(text: edit.text, caret: edit.text.count)
  }

  /// The digits of a text and what stands for the half of the day: `("9:05", " PM")`.
  private static func split(_ text: String) -> (String, String) {
    let digits = text.prefix { !$0.isLetter }
    let letters = text[digits.endIndex...].filter { !$0.isWhitespace && $0 != "." }.uppercased()
    let body = digits.reversed().drop(while: \.isWhitespace).reversed()
    switch letters {
    case "A", "AM": return (String(body), " AM")
    case "P", "PM": return (String(body), " PM")
    case "": return (text, "")
    default: return (text, "")
    }
  }

  private func committedDigits(_ text: String) -> String {
    guard let parts = sections.split(text), parts.count < 3 || hasSeconds else { return text }
    let filled = parts.map { $0.isEmpty ? ["0", "0"] : $0.count == 1 ? ["0"] + $0 : $0 }
    return String(sections.joined(filled + (filled.count == 1 ? [["0", "0"]] : [])))
  }

  public func committed(_ text: String) -> String {
    (try? parse(text)).map { self.text(for: $0) } ?? text
  }

  public func parse(_ text: String) throws(InputError) -> TimeOfDay {
    let (digits, half) = clock == .twelve ? Self.split(text) : (text, "")
    guard let parts = sections.split(digits) else {
      throw InputError("This is no time; write it as \(placeholder).")
    }
    guard parts.count == sections.sections.count, parts.allSatisfy({ !$0.isEmpty }) else {
      throw .incomplete("Not complete: write the time as \(placeholder).")
    }
    let numbers = parts.map { Int(String($0)) ?? 0 }
    let hour = try hour(numbers[0], half)
    guard numbers.dropFirst().allSatisfy({ $0 < 60 }),
      let time = TimeOfDay(hour: hour, minute: numbers[1], second: hasSeconds ? numbers[2] : 0)
    else { throw InputError("Minutes and seconds go from 0 to 59.") }
    return time
  }

  private func hour(_ hour: Int, _ half: String) throws(InputError) -> Int {
    guard clock == .twelve else {
      guard hour < 24 else { throw InputError("Hours go from 0 to 23.") }
      return hour
    }
    guard 1...12 ~= hour else { throw InputError("Hours go from 1 to 12, with AM or PM.") }
    guard !half.isEmpty else { throw .incomplete("Type A for AM or P for PM.") }
    return hour % 12 + (half == " PM" ? 12 : 0)
  }

  public func text(for value: TimeOfDay) -> String {
    let hour = clock == .twelve ? (value.hour + 11) % 12 + 1 : value.hour
    return padded(hour, 2) + ":" + padded(value.minute, 2)
      + (hasSeconds ? ":" + padded(value.second, 2) : "")
      + (clock == .twelve ? (value.hour < 12 ? " AM" : " PM") : "")
  }

  /// A minute later or earlier, around the clock.
  public func stepped(_ text: String, by steps: Int) -> String? {
    guard let time = try? parse(text) else { return nil }
    let minutes = (time.hour * 60 + time.minute + steps % 1440 + 1440) % 1440
    return TimeOfDay(hour: minutes / 60, minute: minutes % 60, second: time.second)
      .map { self.text(for: $0) }
  }
}
