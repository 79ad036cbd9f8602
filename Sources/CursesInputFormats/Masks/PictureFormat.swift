/// A picture mask as Turbo Vision has them: `"{#*2[#].#*2,&*4#}"`.
///
/// | in the picture | stands for |
/// |---|---|
/// | `#` | a digit |
/// | `?` `&` | a letter; `&` makes it upper case |
/// | `@` `!` | any character; `!` makes it upper case |
/// | `;c` | the character `c` itself |
/// | `*` | what follows, any number of times; `*3` exactly three times |
/// | `{a,b}` | a group; one of several |
/// | `[a,b]` | the same, or nothing |
///
/// Every other character stands for itself. Where only one character can come next and it stands for
/// itself, it is filled in before the next typed character (`autoFill` as Turbo Vision calls it). What
/// cannot become a whole value is refused as it is typed.
///
/// A picture is tried in steps with a bound, so no picture can hang: one that takes more than
/// 100,000 steps for a text refuses it.
public struct PictureFormat: InputFormat, Hashable {
  /// The picture as it was given.
  public let picture: String
  let root: Picture

  /// `nil` for a picture that cannot be read: an open bracket, an empty alternative, a `*` at the end.
  public init?(_ picture: String) {
    guard let root = PictureReader.read(picture) else { return nil }
    self.picture = picture
    self.root = root
  }

  /// What cannot become a whole value is refused.
  public var keepsTyped: Bool { false }

  public func apply(_ edit: FieldEdit) -> FieldContent? {
    let text = Array(edit.text)
    let range = edit.range.clamped(to: 0..<text.count)
    let before = Array(text[..<range.lowerBound])
    let after = Array(text[range.upperBound...])
    if edit.replacement.isEmpty {
      return FieldContent(text: String(before + after), caret: String(before).count)
    }
    return inserting(Array(edit.replacement), before, after)
  }

  private func inserting(
    _ replacement: [Character], _ before: [Character], _ after: [Character]
  ) -> FieldContent? {
    guard replacement.count <= 512 else { return nil }
    var typed = before
    for character in replacement {
      guard let fitting = appending(character, to: typed) else { return nil }
      typed = fitting
    }
    guard case .fits(let whole, _) = match(typed + after) else { return nil }
    let text = String(whole)
    guard text.count == whole.count else { return nil }
    return FieldContent(text: text, caret: typed.count)
  }

  /// A beginning of a value with one character more, and with the punctuation that has to stand
  /// between them.
  private func appending(_ character: Character, to typed: [Character]) -> [Character]? {
    var typed = typed
    for _ in 0..<64 {
      switch match(typed + [character]) {
      case .fits(let text, _): return text
      case .tooLong: return nil
      case .wrong:
        guard case .fits(_, let next) = match(typed), case .only(let literal) = next else {
          return nil
        }
        typed.append(literal)
      }
    }
    return nil
  }

  public func committed(_ text: String) -> String {
    guard case .fits(let fitting, var next) = match(Array(text)) else { return text }
    // Where there is one way on, to the end, it is gone.
    var whole = fitting
    for _ in 0..<64 {
      guard case .only(let literal) = next,
        case .fits(let longer, let after) = match(whole + [literal])
      else { break }
      (whole, next) = (longer, after)
    }
    switch next {
    case .end, .canEnd: return String(whole)
    case .only, .places: return String(fitting)
    }
  }

  public func parse(_ text: String) throws(InputError) -> String {
    switch match(Array(text)) {
    case .fits(let whole, let next):
      if case .end = next { return String(whole) }
      if case .canEnd = next { return String(whole) }
      throw .incomplete("Not complete: \(next.expectation) comes next.")
    case .wrong(let place):
      let characters = Array(text)
      guard place < characters.count else { throw InputError("This does not fit.") }
      throw InputError(
        "“\(characters[place])” does not fit at place \(place + 1); the picture is \(picture).")
    case .tooLong: throw InputError("This is too much for the picture \(picture).")
    }
  }

  public func text(for value: String) -> String { committed(value) }
}
