import CursesCore
import Glibc
import Testing

@testable import CursesTerminal

@Suite struct OutputTests {
  @Test func base64() {
    #expect(Base64.encode([]) == "")
    #expect(Base64.encode(Array("f".utf8)) == "Zg==")
    #expect(Base64.encode(Array("fo".utf8)) == "Zm8=")
    #expect(Base64.encode(Array("foobar".utf8)) == "Zm9vYmFy")
  }

  @Test func signsHaveStandInsInASCII() {
    let shown = "¶ 1:2 ✓ done ✗ · × − ↑↓ ▾▸ “a” ●…".unicodeScalars.map {
      String(UnicodeScalar(AsciiFallback.scalar(for: $0)) ?? "\u{0}")
    }
    #expect(shown.joined() == "# 1:2 + done x . x - ^v v> \"a\" *.")
    #expect(AsciiFallback.scalar(for: "日") == 0x3F)
  }

  @Test func pairsKeepTheirNumbersAndComeBack() {
    var table = PairTable(capacity: 5000)
    var numbers: [Int32] = []
    for index in 0..<5000 {
      let (number, isNew) = table.number(foreground: Int32(index), background: -1)
      #expect(isNew && number > 0)
      numbers.append(number)
    }
    #expect(Set(numbers).count == 5000)
    #expect(table.number(foreground: 17, background: -1) == (numbers[17], false))
    #expect(table.number(foreground: 9999, background: 1).number == 0)
    table.keep(Set(numbers[..<100]))
    #expect(table.count == 100)
    #expect(table.number(foreground: 99, background: -1) == (numbers[99], false))
    let fresh = table.number(foreground: 9999, background: 1)
    #expect(fresh.isNew && !numbers[..<100].contains(fresh.number))
  }

  @Test func nearestColors() {
    var palette = Palette.indexed256
    #expect(palette.nearest(to: .black) == 16)
    #expect(palette.nearest(to: .white) == 231)
    #expect(palette.nearest(to: Color(255, 0, 0)) == 196)
    #expect(palette.nearest(to: Color(0x80, 0x80, 0x80)) == 244)
    var ansi = Palette.ansi16
    #expect(ansi.nearest(to: Color(250, 10, 10)) == 9)
    // Text never takes the colour of what is behind it.
    for level in stride(from: 0, through: 240, by: 12) {
      let (text, ground) = (
        Color(hex: UInt32(level * 0x10101)), Color(hex: UInt32((level + 14) * 0x10101))
      )
      let sixteen = ansi.pair(text, ground)
      #expect(sixteen.0 != sixteen.1)
      let many = palette.pair(text, ground)
      #expect(many.0 != many.1)
    }
  }

  @Test func plansNeverGuess() {
    setlocale(LC_CTYPE, "C.UTF-8")
    #expect(GlyphPlan.plan("日", width: 2, in: .perScalar) == .cells([[0x65E5]]))
    #expect(GlyphPlan.plan("日", width: 1, in: .perScalar) == .overlay)
    #expect(GlyphPlan.plan("👨‍👩‍👧", width: 2, in: .perCluster) == .overlay)
    #expect(GlyphPlan.plan("☠\u{200D}a", width: 2, in: .perScalar) == .cells([[0x2620], [0x61]]))
    #expect(GlyphPlan.plan("🇩🇪", width: 2, in: .perCluster) == .overlay)
    #expect(GlyphPlan.plan("a\u{1}", width: 1, in: .perScalar) == .overlay)
    // Terminals that count scalars differ about these.
    for model in [WidthModel.perScalar, .perCluster] {
      #expect(GlyphPlan.plan("🇩🇪", width: 2, in: model) == .overlay)
      #expect(GlyphPlan.plan("🇩", width: 1, in: model) == .overlay)
      #expect(GlyphPlan.plan("❤\u{FE0F}", width: 1, in: model) == .overlay)
    }
    #expect(GlyphPlan.greatestWidth(of: "🇩🇪") == 4)
    #expect(GlyphPlan.greatestWidth(of: "❤\u{FE0F}") == 3)
    #expect(GlyphPlan.printable("a\u{1B}[2J\u{9B}b", in: .perScalar) == "a[2Jb")
    #expect(GlyphPlan.printable("👨‍👩", in: .perScalar) == "👨👩")
    #expect(GlyphPlan.printable("👨‍👩", in: .perCluster) == "👨‍👩")
  }

  /// What came after the tables of Unicode 5.0 gets a place of its own, what all terminals know does not.
  @Test(arguments: [
    ("é\u{2DE7}", 1, true), ("e\u{301}", 1, false), ("か\u{3099}", 2, true), ("한", 2, false),
    ("क", 1, false),
    ("का", 2, false), ("\u{6DD}", 1, true), ("😀", 2, true), ("䷀", 2, true), ("ﷺ", 1, false),
    ("﹏", 2, false),
  ])
  func newMarksArePlaced(_ text: String, width: Int, isPlaced: Bool) {
    setlocale(LC_CTYPE, "C.UTF-8")
    #expect((GlyphPlan.plan(text, width: width, in: .perScalar) == .overlay) == isPlaced, "\(text)")
  }

  @Test func changesCoverWholeClusters() {
    var old = Frame(size: Size(columns: 10, rows: 1))
    var new = old
    old.put(Glyph(Character("日")), width: 2, column: 3, row: 0, foreground: .white)
    new.write("x", column: 4, row: 0, foreground: .white)
    var changes = FrameChanges()
    old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer { new in
        changes.compareRow(0, old: old, new: new, all: false)
      }
    }
    #expect(changes.rows.first?.runs == [3..<5])
    #expect(changes.cells == 2)
  }
}
