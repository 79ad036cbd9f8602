import CursesSeededRandom
import CursesText
import Testing

/// Searches that stop when their steps are used up, and go on.
@Suite struct SearchScanTests {
  @Test(arguments: ["(a?){1000}a{1000}", "(a*)*(a*)*(a*)*b", "(?:a|aa|aaa){0,900}b", "a{1000}$"])
  func noPatternGoesFarBeyondItsSteps(pattern: String) throws {
    let search = try Search(pattern: pattern)
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_100)
    var scan = SearchScan(search, in: bytes)
    var slices = 0
    var isDone = false
    while !isDone {
      var steps = 10_000
      isDone = scan.run(&steps)
      // One scalar is gone over in one piece: each step of the program once or twice.
      #expect(steps > -50_000)
      slices += 1
      try #require(slices < 10_000)
    }
    #expect(slices > 1)
    #expect(scan.matches == search.matches(in: bytes))
  }

  @Test func placesThatCannotStartAMatchCostNothing() throws {
    let search = try Search(pattern: "(a?){1000}a{1000}")
    var scan = SearchScan(search, in: [UInt8](repeating: UInt8(ascii: "b"), count: 1 << 20))
    var steps = 100_000
    let isDone = scan.run(&steps)
    #expect(isDone)
    #expect(scan.matches.isEmpty)
  }

  @Test func groupsThatWouldTakeMuchMemoryAreRefused() throws {
    #expect(throws: PatternError.self) {
      try Search(pattern: String(repeating: "(a)", count: 100))
    }
    let most = try Search(pattern: String(repeating: "(a)", count: 99))
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 99)
    #expect(most.matches(in: bytes).first?.groups.count == 100)
  }

  /// The same matches as a plain reading of the pattern from left to right gives, whatever the slices.
  @Test func agreesWithTryingOneWayAfterTheOther() throws {
    var dice = SeededGenerator(seed: 16)
    for _ in 0..<600 {
      let pattern = Node.random(depth: 3, &dice)
      let bytes = (0..<Int.random(in: 0...12, using: &dice)).map { _ in
        Bool.random(using: &dice) ? UInt8(ascii: "a") : UInt8(ascii: "b")
      }
      let search = try Search(pattern: pattern.written, isCaseSensitive: true)
      var scan = SearchScan(search, in: bytes, includesEmpty: true)
      var steps = 0
      repeat { steps = Int.random(in: 1...40, using: &dice) } while !scan.run(&steps)
      let expected = pattern.matches(in: bytes)
      #expect(scan.matches.map(\.range) == expected, "\(pattern.written) in \(bytes)")
    }
  }
}

/// A pattern of two letters, and what it matches by its definition.
private indirect enum Node {
  case letter(UInt8)
  case any
  case both(Node, Node)
  case either(Node, Node)
  case times(Node, least: Int, most: Int?, isLazy: Bool)

  static func random(depth: Int, _ dice: inout SeededGenerator) -> Node {
    guard depth > 0 else {
      return [.letter(UInt8(ascii: "a")), .letter(UInt8(ascii: "b")), .any]
        .randomElement(using: &dice) ?? .any
    }
    let one = random(depth: depth - 1, &dice)
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: return .both(one, random(depth: depth - 1, &dice))
    case 1: return .either(one, random(depth: depth - 1, &dice))
    case 2:
      // What can match nothing is not repeated here: dialects differ about that.
      guard !one.canBeEmpty else { return one }
      let least = Int.random(in: 0...2, using: &dice)
      let most = Bool.random(using: &dice) ? nil : least + Int.random(in: 0...2, using: &dice)
      return .times(one, least: least, most: most, isLazy: Bool.random(using: &dice))
    default: return one
    }
  }

  var canBeEmpty: Bool {
    switch self {
    case .letter, .any: false
    case .both(let one, let other): one.canBeEmpty && other.canBeEmpty
    case .either(let one, let other): one.canBeEmpty || other.canBeEmpty
    case .times(let one, let least, _, _): least == 0 || one.canBeEmpty
    }
  }

  var written: String {
    switch self {
    case .letter(let byte): String(Unicode.Scalar(byte))
    case .any: "."
    case .both(let one, let other): one.written + other.written
    case .either(let one, let other): "(?:\(one.written)|\(other.written))"
    case .times(let one, let least, let most, let isLazy):
      "(?:\(one.written)){\(least),\(most.map(String.init) ?? "")}\(isLazy ? "?" : "")"
    }
  }

  /// The ends of its matches at a place, the preferred ones first.
  private func ends(_ bytes: [UInt8], _ place: Int) -> [Int] {
    switch self {
    case .letter(let byte): place < bytes.count && bytes[place] == byte ? [place + 1] : []
    case .any: place < bytes.count ? [place + 1] : []
    case .both(let one, let other): one.ends(bytes, place).flatMap { other.ends(bytes, $0) }
    case .either(let one, let other): one.ends(bytes, place) + other.ends(bytes, place)
    case .times(let one, let least, let most, let isLazy):
      Self.repeated(one, least, most, isLazy, bytes, place)
    }
  }

  private static func repeated(
    _ one: Node, _ least: Int, _ most: Int?, _ isLazy: Bool, _ bytes: [UInt8], _ place: Int
  ) -> [Int] {
    let further =
      most == 0
      ? []
      : one.ends(bytes, place).flatMap {
        repeated(one, max(0, least - 1), most.map { $0 - 1 }, isLazy, bytes, $0)
      }
    guard least == 0 else { return further }
    return isLazy ? [place] + further : further + [place]
  }

  func matches(in bytes: [UInt8]) -> [Range<Int>] {
    var all: [Range<Int>] = []
    var place = 0
    while place <= bytes.count {
      guard let end = ends(bytes, place).first else {
        place += 1
        continue
      }
      if end > place || all.last?.upperBound != place { all.append(place..<end) }
      place = end > place ? end : place + 1
    }
    return all
  }
}
