import CursesMarkdown
import Testing

/// Our parser held against cmark-gfm and md4c. Where it must differ, `OracleDifference` says so.
@Suite struct OracleTests {
  /// The examples of both specifications, and every file that the tests have.
  @Test func knownTexts() throws {
    let examples =
      try SpecificationExample.load("commonmark-0.31.json")
      .map { ("CommonMark \($0.example)", Array($0.markdown.utf8)) }
      + SpecificationExample.load("gfm.json")
      .map { ("\($0.source ?? "") \($0.example)", Array($0.markdown.utf8)) }
    var found: [MarkdownOracle: Set<String>] = [:]
    for (name, bytes) in try examples + TestData.files() {
      let source = valid(bytes)
      for oracle in MarkdownOracle.allCases where differs(source, from: oracle) {
        found[oracle, default: []].insert(name)
      }
    }
    for oracle in MarkdownOracle.allCases {
      let expected = OracleDifference.known[oracle] ?? []
      let surplus = found[oracle, default: []].subtracting(expected).sorted()
      let missing = expected.subtracting(found[oracle] ?? []).sorted()
      #expect(surplus.isEmpty, "differs from \(oracle)")
      #expect(missing.isEmpty, "does not differ from \(oracle) any more")
    }
  }

  /// Signs and words at random.
  @Test(arguments: 1...5) func heaps(seed: UInt64) {
    var dice = MarkdownDice(seed: seed)
    compare(200, "seed \(seed), heap") { _ in dice.heap() }
  }

  /// Stretches of the real files and examples, changed at random.
  @Test(arguments: 1...5) func changes(seed: UInt64) throws {
    let examples = try SpecificationExample.load("gfm.json").map { Array($0.markdown.utf8) }
    let files = try TestData.files().filter { !$0.name.contains("UTF8") }.map(\.bytes)
    let lines = (files + examples).map { valid($0).split(separator: 0x0A) }
    var dice = MarkdownDice(seed: seed)
    compare(200, "seed \(seed), change") { number in
      let text = lines[(number * 7 + Int(seed) * 13) % lines.count]
      return valid(dice.changed(dice.stretch(of: text)))
    }
  }

  @Test(arguments: OracleDifference.agreed) func allAgree(markdown: String) {
    for oracle in MarkdownOracle.allCases {
      #expect(!differs(Array(markdown.utf8), from: oracle), "\(oracle)")
    }
  }

  /// Compares random texts, as many as are asked for of those that can be, up to the first that
  /// differs.
  private func compare(_ count: Int, _ name: String, _ make: (Int) -> [UInt8]) {
    var compared = 0
    for number in 0..<(count * 20) where compared < count {
      let source = make(number)
      guard isComparable(source) else { continue }
      compared += 1
      guard agrees(source, "\(name) \(number)") else { return }
    }
    #expect(compared == count)
  }

  /// What is known to differ, each at its shortest: as it is rendered by us and by each oracle.
  @Test(arguments: OracleDifference.cases) func listedDifferences(difference: OracleDifference) {
    let source = Array(difference.markdown.utf8)
    let ours = HTMLRenderer.html(source, options: .gfm)
    #expect(PlainHTML(ours).description == difference.ours)
    for oracle in MarkdownOracle.allCases {
      let isExpected = difference.differing.contains(oracle)
      #expect(differs(source, from: oracle) == isExpected, "\(oracle)")
    }
  }

  /// Whether a text is rendered as by cmark-gfm, or it is cmark-gfm that is wrong; if not, the shortest
  /// part that still differs is told.
  private func agrees(_ source: [UInt8], _ name: String) -> Bool {
    guard differs(source, from: .cmarkGFM) else { return true }
    let least = shortened(source) { isComparable($0) && differs($0, from: .cmarkGFM) }
    let text = String(decoding: least, as: UTF8.self)
    if OracleDifference.isOfCmarkGFM(text), !differs(least, from: .md4c) { return true }
    let ours = PlainHTML(HTMLRenderer.html(least, options: .gfm)).description.debugDescription
    let theirs = MarkdownOracle.allCases.map { oracle in
      "\(oracle): " + PlainHTML(oracle.html(least)).description.asciiDescription
    }
    Issue.record(
      """
      \(name): \(text.asciiDescription)
      ours: \(ours.asciiDescription)
      \(theirs.joined(separator: "\n"))
      """)
    return false
  }

  private func differs(_ source: [UInt8], from oracle: MarkdownOracle) -> Bool {
    PlainHTML(HTMLRenderer.html(source, options: .gfm)) != PlainHTML(oracle.html(source))
  }

  /// Whether a text is free of what the newer specification reads otherwise: see `OracleDifference`.
  private func isComparable(_ source: [UInt8]) -> Bool {
    OracleDifference.mayDiffer(String(decoding: source, as: UTF8.self)) == false
  }

  /// Takes out lines and characters as long as the text keeps failing.
  private func shortened(_ source: [UInt8], _ isFailing: ([UInt8]) -> Bool) -> [UInt8] {
    var text = String(decoding: source, as: UTF8.self).unicodeScalars.map { $0 }
    func bytes(_ scalars: [Unicode.Scalar]) -> [UInt8] {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      return Array(String(string).utf8)
    }
    var step = max(1, text.count / 2)
    while step > 0 {
      var at = 0
      while at < text.count {
        var shorter = text
        shorter.removeSubrange(at..<min(text.count, at + step))
        if isFailing(bytes(shorter)) { text = shorter } else { at += step }
      }
      step /= 2
    }
    return bytes(text)
  }

  /// Bytes that are no UTF-8 are replaced the same way for all.
  private func valid(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }
}

extension String {
  /// Messages of failing tests are cut within other characters.
  var asciiDescription: String {
    unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
