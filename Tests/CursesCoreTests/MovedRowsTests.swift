import CursesSeededRandom
import Testing

@testable import CursesCore

@Suite("Rows that move, and light that goes with them")
struct MovedRowsTests {
  private static let columns = 6
  private static let rows = 12

  /// A picture whose rows are named by letters; a space is a blank row.
  private func picture(_ rows: [Character]) -> Frame {
    var frame = Frame(
      size: Size(columns: Self.columns, rows: rows.count),
      filledWith: Cell(style: Style(background: Color.glass(Color(hex: 0x204060), opacity: 0.8))))
    for (row, letter) in rows.enumerated() {
      for column in 0..<Self.columns {
        frame.put(
          Glyph(letter), width: 1, column: column, row: row, foreground: .white)
      }
    }
    return frame
  }

  private func moves(_ old: String, _ new: String) -> MovedRows? {
    let (old, new) = (picture(Array(old)), picture(Array(new)))
    return old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer {
        MovedRows(from: old, to: $0, columns: Self.columns, rows: 0..<new.size.rows)
      }
    }
  }

  @Test("The greatest group that moved together is found, and in an order in which none is lost")
  func finds() {
    #expect(moves("abcdef", "bcdefg")?.distance == -1)
    #expect(moves("abcdef", "bcdefg")?.rows == [0, 1, 2, 3, 4])
    #expect(moves("abcdef", "ab*cde")?.distance == 1)
    #expect(moves("abcdef", "ab*cde")?.rows == [5, 4, 3])
    #expect(moves("abcdefgh", "ab**cdef")?.rows == [7, 6, 5, 4])
  }

  @Test("What stands where it stood, is new, or is like others, has not moved")
  func findsNothing() {
    #expect(moves("abcdef", "abcdef") == nil)
    #expect(moves("abcdef", "abXdef") == nil)
    #expect(moves("abcdef", "ghijkl") == nil)
    #expect(moves("ab    ", "a b   ") == nil)
    #expect(moves("aabbcc", "bbccaa") == nil)
  }

  /// Light whose rows differ.
  private var light: LightField {
    var field = LightField(size: Size(columns: Self.columns, rows: Self.rows))
    field.withSamples { samples in
      for index in samples.indices { samples[index] = UInt32(index / Self.columns) * 0x0A_0A0A }
    }
    return field
  }

  @Test("A key that scrolls by a row makes that row alone; then all light is put right")
  func scrolling() {
    let grain = Compositor.Grain(step: 1, hysteresis: 0)
    var compositor = Compositor(backdrop: .black, clear: grain, glass: grain)
    var rows = Array("abcdefghijkl")
    compositor.composite(picture(rows), over: light, light: 1)
    #expect(!compositor.hasStrayLight)
    rows.removeFirst()
    rows.append("m")
    #expect(
      compositor.composite(picture(rows), over: light, light: 1, follows: true) == Self.columns)
    #expect(compositor.hasStrayLight)
    compositor.composite(picture(rows), over: light, light: 1)
    #expect(!compositor.hasStrayLight)
    var fresh = Compositor(backdrop: .black, clear: grain, glass: grain)
    fresh.composite(picture(rows), over: light)
    #expect(compositor.frame == fresh.frame)
  }

  @Test(
    "Whatever moves and changes, the text is the scene's, and at rest the picture is a fresh one")
  func law() {
    var random = SeededGenerator(seed: 11)
    let grain = Compositor.Grain(step: 1, hysteresis: 0)
    var compositor = Compositor(backdrop: .black, clear: grain, glass: grain)
    var rows = Array("abcdefghijkl")
    var number = 1
    for step in 0..<800 {
      let from = random.below(Self.rows)
      let upTo = from + 1 + random.below(Self.rows - from)
      switch random.below(4) {
      case 0:
        rows.remove(at: from)
        rows.insert(letter(&random), at: upTo - 1)
      case 1:
        rows.remove(at: upTo - 1)
        rows.insert(letter(&random), at: from)
      case 2: rows[from] = letter(&random)
      default: number += random.below(2)
      }
      let scene = picture(rows)
      let follows = random.below(5) > 0
      compositor.composite(
        scene, over: light, light: number, rows: follows ? 0..<Self.rows : nil, follows: follows)
      for (at, cell) in compositor.frame.cells.enumerated() {
        #expect(cell.glyph == scene.cells[at].glyph, "step \(step)")
        #expect(cell.style.background.isOpaque)
      }
      guard !follows else { continue }
      var fresh = Compositor(backdrop: .black, clear: grain, glass: grain)
      fresh.composite(scene, over: light)
      #expect(compositor.frame == fresh.frame, "step \(step)")
    }
  }

  private func letter(_ random: inout SeededGenerator) -> Character {
    Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(random.below(26))))
  }
}
