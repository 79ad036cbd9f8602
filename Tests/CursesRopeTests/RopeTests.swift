import CursesSeededRandom
import Testing

@testable import CursesRope

/// Up to eight numbers.
private struct Chunk: RopeElement, Equatable {
  static let most = 8
  var numbers: [Int]

  struct Summary: RopeSummary, Equatable {
    var length = 0
    var odd = 0
    static let zero = Summary()
    mutating func add(_ other: Summary) {
      length += other.length
      odd += other.odd
    }
    mutating func subtract(_ other: Summary) {
      length -= other.length
      odd -= other.odd
    }
  }

  var summary: Summary {
    Summary(length: numbers.count, odd: numbers.count { $0 % 2 == 1 })
  }
  var isUndersized: Bool { numbers.count < Chunk.most / 2 }

  mutating func split(at offset: Int) -> Chunk {
    let tail = Chunk(numbers: Array(numbers[offset...]))
    numbers.removeSubrange(offset...)
    return tail
  }

  static func joined(_ left: Chunk, _ right: Chunk) -> [Chunk] {
    pieces(of: left.numbers + right.numbers)
  }

  static func pieces(of numbers: [Int]) -> [Chunk] {
    Rope<Chunk>.Node.groups(of: numbers, most).map { Chunk(numbers: Array($0)) }
  }

  struct Length: RopeMetric {
    typealias Element = Chunk
    func size(of summary: Summary) -> Int { summary.length }
  }

  struct Odd: RopeMetric {
    typealias Element = Chunk
    func size(of summary: Summary) -> Int { summary.odd }
  }
}

/// A rope does what an array does, and stays a tree of the promised shape.
@Suite struct RopeTests {
  private func numbers(_ rope: Rope<Chunk>, from offset: Int = 0) -> [Int] {
    var all: [Int] = []
    rope.forEach(from: offset) { chunk, start in
      all += chunk.numbers[start...]
      return true
    }
    return all
  }

  /// What is wrong with the shape of a tree; nil for nothing. At its two ends an element may be undersized: it has
  /// been cut there, and is joined with what is put beside it.
  private func fault(_ rope: Rope<Chunk>) -> String? {
    guard let root = rope.root else { return nil }
    var lone: String?
    var elements: [Chunk] = []
    func walk(_ node: Rope<Chunk>.Node, isRoot: Bool) {
      if node.count > Rope<Chunk>.Node.most { lone = "\(node.count) parts" }
      if node.count < (isRoot ? (node.height == 0 ? 1 : 2) : Rope<Chunk>.Node.most / 2) {
        lone = "\(node.count) parts at height \(node.height)"
      }
      var sum = Chunk.Summary.zero
      for element in node.elements {
        sum.add(element.summary)
        if element.numbers.isEmpty || element.numbers.count > Chunk.most { lone = "\(element)" }
        elements.append(element)
      }
      for child in node.children {
        sum.add(child.summary)
        if child.height != node.height - 1 { lone = "a child of height \(child.height)" }
        walk(child, isRoot: false)
      }
      if sum != node.summary { lone = "sums \(node.summary), not \(sum)" }
    }
    walk(root, isRoot: true)
    if let element = elements.dropFirst().dropLast().first(where: \.isUndersized) {
      lone = "undersized \(element)"
    }
    return lone
  }

  @Test(arguments: 1...12)
  func agreesWithAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rope = Rope<Chunk>()
    var array: [Int] = []
    var kept: [(Rope<Chunk>, [Int])] = []
    let most = [3, 40, 900][Int(seed) % 3]
    for _ in 0..<300 {
      let lower = random.below(array.count + 1)
      let upper = min(array.count, lower + random.below(most + 1))
      let new = (0..<random.below(most + 1)).map { _ in random.below(1000) }
      switch random.below(6) {
      case 0:
        rope = rope.extract(lower..<upper)
        array = Array(array[lower..<upper])
      case 1:
        if let (other, values) = kept.randomElement(using: &random) {
          rope.replace(lower..<upper, with: other)
          array.replaceSubrange(lower..<upper, with: values)
        }
      case 2:
        guard let found = rope.find(at: lower, in: Chunk.Length(), preferEnd: false) else { break }
        let number = random.below(1000)
        rope.update(at: found.place) { $0.numbers[found.remaining] = number }
        array[lower] = number
      default:
        rope.replace(lower..<upper, with: Chunk.pieces(of: new))
        array.replaceSubrange(lower..<upper, with: new)
      }
      #expect(numbers(rope) == array)
      #expect(fault(rope) == nil)
      if array.count > 20_000 { (rope, array) = (Rope(), []) }
      if random.below(10) == 0 { kept.append((rope, array)) }
    }
    // What was kept was changed by nobody.
    for (rope, array) in kept {
      #expect(numbers(rope) == array)
      #expect(fault(rope) == nil)
    }
  }

  @Test(arguments: 1...4)
  func findsByAnySum(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let array = (0..<random.below(2000)).map { _ in random.below(1000) }
    let rope = Rope(Chunk.pieces(of: array))
    let odd = array.indices.filter { array[$0] % 2 == 1 }
    for offset in array.indices {
      let found = rope.find(at: offset, in: Chunk.Length(), preferEnd: false)
      #expect(found.map { rope[$0.place].numbers[$0.remaining] } == array[offset])
      #expect(found.map { rope.offset(of: $0.place, in: Chunk.Length()) + $0.remaining } == offset)
      let end = rope.find(at: offset + 1, in: Chunk.Length(), preferEnd: true)
      #expect(
        end.map { rope.offset(of: $0.place, in: Chunk.Length()) + $0.remaining } == offset + 1)
      #expect(end.map { $0.remaining > 0 } == true)
    }
    for (number, offset) in odd.enumerated() {
      let found = rope.find(at: number, in: Chunk.Odd(), preferEnd: false)
      let start = found.map { rope.offset(of: $0.place, in: Chunk.Length()) } ?? -1
      let chunk = found.map { rope[$0.place].numbers.count } ?? 0
      #expect((start..<start + chunk).contains(offset))
    }
    #expect(rope.find(at: array.count, in: Chunk.Length(), preferEnd: false) == nil)
    #expect(rope.find(at: array.count + 1, in: Chunk.Length(), preferEnd: true) == nil)
    #expect(rope.find(at: odd.count, in: Chunk.Odd(), preferEnd: false) == nil)
    #expect(rope.find(at: -1, in: Chunk.Length(), preferEnd: false) == nil)
  }

  @Test func aChangeCopiesWhatIsShared() {
    let array = Array(0..<1000)
    var rope = Rope(Chunk.pieces(of: array))
    let copy = rope
    #expect(copy.isIdentical(to: rope))
    guard let found = rope.find(at: 500, in: Chunk.Length(), preferEnd: false) else {
      Issue.record("nothing is at 500")
      return
    }
    rope.update(at: found.place) { $0.numbers[found.remaining] = -1 }
    #expect(!copy.isIdentical(to: rope))
    #expect(numbers(copy) == array)
    #expect(numbers(rope)[500] == -1)
  }
}
