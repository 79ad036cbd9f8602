import Testing

@testable import CursesCore

/// A row of the measured table: a string and what it takes in each model.
struct WidthVector: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var characters: Int
  var perScalar: Int
  var perCluster: Int

  var testDescription: String { name }

  static let all: [WidthVector] = widthVectors.split(separator: "\n").map { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let scalars = fields[1].split(separator: " ")
      .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return WidthVector(
      name: "\(fields[0]) \(fields[1])", text: String(String.UnicodeScalarView(scalars)),
      characters: Int(fields[2]) ?? -1, perScalar: Int(fields[3]) ?? -1,
      perCluster: Int(fields[4]) ?? -1)
  }
}

struct CellWidthTests {
  @Test func theTableIsWhole() { #expect(WidthVector.all.count == 73) }

  @Test(arguments: WidthVector.all)
  func agreesWithTheMeasuredTable(_ vector: WidthVector) {
    #expect(vector.text.count == vector.characters)
    let scalar = vector.text.reduce(0) { $0 + CellWidth.advance(of: $1, in: .perScalar) }
    let cluster = vector.text.reduce(0) { $0 + CellWidth.advance(of: $1, in: .perCluster) }
    #expect(scalar == vector.perScalar)
    #expect(cluster == vector.perCluster)
  }

  @Test(arguments: WidthVector.all, [WidthModel.perScalar, .perCluster])
  func whatIsDrawnTakesTheWidthThatIsSaid(_ vector: WidthVector, _ model: WidthModel) {
    for character in vector.text {
      let width = CellWidth.of(character, in: model)
      let drawn = CellWidth.drawn(character)
      #expect(width >= 1)
      #expect(CellWidth.of(drawn, in: model) == width)
      #expect(CellWidth.advance(of: drawn, in: model) == width)
      if model == .perScalar {
        #expect(CellWidth.split(character).reduce(0) { $0 + $1.width } == width)
      }
    }
  }

  @Test(arguments: [
    ("\u{0}", "␀"), ("\u{1B}", "␛"), ("\u{7F}", "␡"), ("\u{85}", "·"), ("\u{200B}", "·"),
    ("\u{202E}", "·"), ("\u{2066}", "·"), ("\u{AD}", "·"), ("\u{FEFF}", "·"), ("\u{E0041}", "·"),
    ("\u{1161}", "·"), ("\u{301}", "◌\u{301}"), ("\r\n", "␊"), ("\n", "␊"), ("\u{378}", "\u{FFFD}"),
    ("\u{FE0F}", "·"), ("\u{2028}", "·"), ("a", "a"), ("é", "é"), ("日", "日"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ("\u{E0B0}", "\u{E0B0}"),
  ])
  func whatCannotBeSeenHasAStandIn(_ text: String, _ drawn: String) throws {
    #expect(String(CellWidth.drawn(try #require(text.first))) == drawn)
  }

  @Test func everyScalarDrawsAtTheWidthItSays() throws {
    for value in Array(UInt32(0)...0x32400) + Array(0xE0000...0xE1000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      for model in [WidthModel.perScalar, .perCluster] {
        let width = CellWidth.of(character, in: model)
        let advance = CellWidth.advance(of: CellWidth.drawn(character), in: model)
        if width != advance || !(1...2).contains(width) {
          Issue.record("U+\(String(value, radix: 16)) is \(width) wide, drawn \(advance)")
        }
      }
    }
  }

  @Test func marksOfTheStandardLibraryTakeNoCell() {
    for value in Array(UInt32(0x300)...0x32400) + Array(0xE0000...0xE1000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let width = CellWidth.of(scalar)
      if category == .nonspacingMark || category == .enclosingMark {
        #expect(width == 0, "U+\(String(value, radix: 16))")
      } else if category == .spacingMark {
        #expect(width > 0, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func tablesRise() {
    for table in [CellWidthTables.zero, CellWidthTables.wide] {
      #expect(table.count.isMultiple(of: 2))
      for index in 1..<table.count {
        let rises =
          index.isMultiple(of: 2)
          ? table[index - 1] < table[index] : table[index - 1] <= table[index]
        #expect(rises, "at \(index)")
      }
    }
  }

  @Test func aTextIsAsWideAsItsCharacters() {
    for text in ["", "plain ASCII", "tab\tand\u{1B}", "a\r\nb", "日本 e\u{301} 👍🏽", "\u{200B}"] {
      for model in [WidthModel.perScalar, .perCluster] {
        #expect(
          CellWidth.width(of: text, in: model)
            == text.reduce(0) { $0 + CellWidth.of($1, in: model) })
      }
    }
  }

  @Test func aClusterIsSplitAsATerminalOfScalarsShowsIt() {
    func texts(_ character: Character) -> [String] { CellWidth.split(character).map(\.glyph.text) }
    #expect(texts("👍🏽") == ["👍", "🏽"])
    #expect(texts("🇩🇪") == ["🇩", "🇪"])
    #expect(texts("👨‍👩‍👧") == ["👨\u{200D}", "👩\u{200D}", "👧"])
    #expect(texts("e\u{301}") == ["e\u{301}"])
    #expect(
      texts("a\u{300}\u{301}\u{302}\u{303}\u{304}\u{308}") == ["a\u{300}\u{301}\u{302}\u{303}"])
    #expect(texts("각") == ["각"])
  }
}
