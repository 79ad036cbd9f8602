/// A picture mask, read: what Turbo Vision's `TPXPictureValidator` and Paradox call a picture.
indirect enum Picture: Hashable, Sendable {
  case place(PictureSign)
  case literal(Character)
  case sequence([Picture])
  /// One of several, the first that fits first.
  case choice([Picture])
  case optional(Picture)
  /// So many times; `nil` for any number, none included.
  case repeated(Picture, Int?)
}

/// A place of a picture.
enum PictureSign: Hashable, Sendable {
  case digit, letter, upperLetter, any, upperAny

  func accepts(_ character: Character) -> Character? {
    guard !InputText.isHarmful(character), !character.isNewline, "a\(character)".count == 2 else {
      return nil
    }
    return switch self {
    case .digit: Digit.ascii(character)
    case .letter: character.latinLetter
    case .upperLetter: character.latinLetter?.upper
    case .any: character
    case .upperAny: character.upper
    }
  }
}

/// Reads a picture; `nil` for one that is no picture: an open bracket, an empty group.
struct PictureReader {
  private let characters: [Character]
  private var index = 0

  static func read(_ text: String) -> Picture? {
    var reader = PictureReader(characters: Array(text))
    guard let picture = reader.alternatives(until: nil, depth: 0), !text.isEmpty else { return nil }
    return picture
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func alternatives(until end: Character?, depth: Int) -> Picture? {
    guard depth < 32 else { return nil }
    var choices: [[Picture]] = [[]]
    while index < characters.count, characters[index] != end {
      if characters[index] == "," {
        index += 1
        choices.append([])
      } else {
        guard let element = element(depth: depth) else { return nil }
        choices[choices.count - 1].append(element)
      }
    }
    if end != nil {
      guard index < characters.count else { return nil }
      index += 1
    }
    guard choices.allSatisfy({ !$0.isEmpty }) else { return nil }
    return choices.count == 1
      ? .sequence(choices[0]) : .choice(choices.map { .sequence($0) })
  }

  private mutating func element(depth: Int) -> Picture? {
    let character = characters[index]
    index += 1
    switch character {
    case "#": return .place(.digit)
    case "?": return .place(.letter)
    case "&": return .place(.upperLetter)
    case "@": return .place(.any)
    case "!": return .place(.upperAny)
    case "{": return alternatives(until: "}", depth: depth + 1)
    case "[": return alternatives(until: "]", depth: depth + 1).map { .optional($0) }
    case "*": return repetition(depth: depth)
    case "}", "]": return nil
    case ";":
      guard index < characters.count else { return nil }
      index += 1
      return .literal(characters[index - 1])
    default: return .literal(character)
    }
  }

  private mutating func repetition(depth: Int) -> Picture? {
    var count: Int?
    while index < characters.count, let digit = Digit.value(characters[index]) {
      count = min((count ?? 0) * 10 + digit, 255)
      index += 1
    }
    guard index < characters.count, depth < 32 else { return nil }
    return element(depth: depth + 1).map { .repeated($0, count) }
  }
}
