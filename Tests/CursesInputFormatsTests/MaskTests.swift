import CursesInputFormats
import Testing

struct MaskTests {
  @Test func phone() {
    check(
      MaskFormat("(999) 999-9999"),
      [
        Typed("¦", "5551234567", "(555) 123-4567¦"),
        Typed("(555) 123-4567¦", "8", "(555) 123-4567¦"),
        Typed("(555) ¦123", "⌫", "(55¦1) 23"),
        Typed("(555¦) 123", "⌦", "(555¦) 23"),
        Typed("¦(555", "⌦", "(¦55"),
        Typed("¦", "⟦555 123-4567⟧", "(555) 123-4567¦"),
        Typed("¦", "5a5", "(55¦"),
        Typed("(555¦", ")", "(555) ¦"),
        Typed("(555) 12«3-45»67", "9", "(555) 129¦-67"),
      ])
  }

  @Test func lettersAndCase() {
    check(
      MaskFormat(">AA-<aaa"),
      [
        Typed("¦", "ab", "AB¦"),
        Typed("¦", "abCD", "AB-cd¦"),
        Typed("¦", "a1b", "AB¦"),
        Typed("AB-c¦", "⌫", "AB¦"),
        Typed("¦", "ａｂ", "AB¦"),
        Typed("¦", "äß", "¦"),
      ])
  }

  @Test func optionalPlacesEndAtTheirSeparator() {
    check(
      MaskFormat("000.000.000.000;_"),
      [
        Typed("¦", "10.0.0.1", "10.0.0.1¦"),
        Typed("¦", "192168", "192.168¦"),
        Typed("192¦.168", "⌫", "19¦.168"),
        Typed("1.2¦", "..3", "1.2.3¦"),
        Typed("¦", "⟦127.0.0.1⟧", "127.0.0.1¦"),
        Typed("1.2.3.4¦", "⌫", "1.2.3¦"),
      ])
  }

  @Test func hexadecimalAndBinary() {
    check(
      MaskFormat("HH:HH"),
      [
        Typed("¦", "deadg", "de:ad¦"), Typed("de:¦ad", "⌫", "d¦a:d"), Typed("¦", "zz1", "1¦"),
        Typed("¦", "⟦DE:AD⟧", "DE:AD¦"), Typed("d¦e:ad", "⌦", "d¦a:d"), Typed("de¦", ":", "de:¦"),
      ])
    check(
      MaskFormat("BBBB bbbb"),
      [
        Typed("¦", "10102", "1010¦"), Typed("¦", "10101", "1010 1¦"),
        Typed("1010 ¦1", "⌫", "101¦1"),
        Typed("1¦", "2", "1¦"), Typed("¦", "⟦1010 1111⟧", "1010 1111¦"),
        Typed("10¦10", "⌫", "1¦10"),
      ])
  }

  @Test func literalDigitsAreNoValue() {
    check(
      MaskFormat("+1 (999) 999"),
      [
        Typed("¦", "234", "+1 (234¦"), Typed("+1 (¦234", "5", "+1 (5¦23) 4"),
        Typed("+1 (2¦34", "⌫", "+1 (¦34"), Typed("¦+1 (234", "⌦", "+1 (¦34"),
        Typed("+1 (234¦", "5", "+1 (234) 5¦"), Typed("¦", "⟦+1 (234) 567⟧", "+1 (234) 567¦"),
      ])
  }

  @Test func escapesSignsAndAnyCharacter() {
    check(
      MaskFormat(#"\A\9 #9"#),
      [
        Typed("¦", "-5", "A9 -5¦"), Typed("¦", "x", "¦"), Typed("¦", "7", "A9 7¦"),
        Typed("A9 -¦5", "⌫", "A9 ¦5"), Typed("¦", "+1", "A9 +1¦"), Typed("A9 -5¦", "6", "A9 -5¦"),
      ])
    check(
      MaskFormat("XX"),
      [
        Typed("¦", "漢字", "漢字¦"), Typed("e¦", "\u{301}", "e¦"), Typed("¦", "a b", "ab¦"),
        Typed("¦", "👨‍👩‍👧e\u{301}", "👨‍👩‍👧e\u{301}¦"), Typed("¦", "\u{1B}a", "a¦"),
        Typed("ab¦", "c", "ab¦"),
      ])
  }

  @Test func saysWhatIsMissing() throws {
    let format = MaskFormat("(999) 999-9999")
    #expect(format.placeholder == "(___) ___-____")
    #expect(try format.parse("(555) 123-4567") == "(555) 123-4567")
    #expect(
      complaint("(555", format) == "Not complete: a digit comes next, as in (___) ___-____.")
    #expect(complaint("5x", format) == "“x” does not fit; a digit belongs there.")
    #expect(complaint("(555) 123-45678", format) == "“8” does not fit; nothing more belongs there.")
    #expect(MaskFormat("99;#").placeholder == "##")
    #expect(try MaskFormat("[99]").parse("12") == "[12]")
  }
}

struct PictureTests {
  private func picture(_ text: String) throws -> PictureFormat {
    try #require(PictureFormat(text))
  }

  @Test func datesFillThemselves() throws {
    check(
      try picture("{#[#]}/{#[#]}/{##[##]}"),
      [
        Typed("¦", "1/2/26", "1/2/26¦"), Typed("¦", "12252026", "12/25/2026¦"),
        Typed("12/¦", "/", "12/¦"), Typed("¦", "a", "¦"), Typed("12/2¦", "⌫", "12/¦"),
        Typed("¦", "⟦12/25/26⟧", "12/25/26¦"),
      ])
  }

  @Test func lettersBecomeUpperCase() throws {
    check(
      try picture("&&-###"),
      [
        Typed("¦", "ab1", "AB-1¦"), Typed("¦", "ab-12", "AB-12¦"), Typed("AB-12¦", "34", "AB-123¦"),
        Typed("¦", "1", "¦"), Typed("AB¦", "-", "AB-¦"), Typed("A¦", "漢", "A¦"),
      ])
  }

  @Test func choicesAndRepetition() throws {
    check(
      try picture("{Red,Green,Blue}"),
      [
        Typed("¦", "r", "R¦"), Typed("¦", "RE", "Re¦"), Typed("¦", "g⏎", "Green¦"),
        Typed("Re¦", "x", "Re¦"), Typed("¦", "y", "¦"),
        Typed("¦", "Blu⏎", "Blue¦"),
      ])
    check(
      try picture("*#[.*2#]"),
      [
        Typed("¦", "123.45", "123.45¦"), Typed("1.45¦", "6", "1.45¦"), Typed("¦", "..", ".¦"),
        Typed("12¦3", "⌫", "1¦3"), Typed("1¦", "a", "1¦"), Typed("¦", "⟦1a⟧", "¦"),
      ])
  }

  @Test func readsOrRefusesAPicture() {
    for text in ["", "{#", "[#", "#}", "*", "{,a}", ";"] { #expect(PictureFormat(text) == nil) }
    for text in ["#", "*[#]", "*{a,b}", ";#", "{a,b}[c]", "*3{#,&}"] {
      #expect(PictureFormat(text) != nil)
    }
  }

  @Test func noPictureHangs() throws {
    let nested = try picture("*[*[*[*[#]]]]a")
    _ = nested.apply(
      FieldEdit(text: "", range: 0..<0, replacement: String(repeating: "1", count: 90)))
    let deep = PictureFormat(String(repeating: "*9", count: 20) + "#")
    _ = deep?.apply(FieldEdit(text: "", range: 0..<0, replacement: "123"))
  }

  @Test func saysWhatIsMissing() throws {
    let format = try picture("##/##")
    #expect(complaint("12", format) == "Not complete: “/” comes next.")
    #expect(complaint("12/3", format) == "Not complete: a digit comes next.")
    #expect(complaint("1x", format) == "“x” does not fit at place 2; the picture is ##/##.")
    #expect(try picture(";#1").parse("#1") == "#1")
  }
}
