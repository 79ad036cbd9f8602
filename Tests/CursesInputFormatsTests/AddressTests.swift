import CursesInputFormats
import Testing

struct AddressTests {
  @Test func phones() {
    check(
      PhoneFormat(),
      [
        Typed("¦", "5551234567", "(555) 123-4567¦"),
        Typed("(555) 123-4567¦", "8", "(555) 123-4567¦"),
        Typed("(555) 123-¦4567", "⌫", "(555) 12¦4-567"), Typed("(555¦", ")", "(555) ¦"),
        Typed("¦", "+4930123456", "+49 301 234 56¦"),
        Typed("¦", "⟦+1 (555) 123-4567⟧", "+1 555 123 4567¦"),
        Typed("¦", "call", "¦"), Typed("(5¦55) 1", "⌫", "(¦551"), Typed("¦", "٥٥٥1", "(555) 1¦"),
        Typed("5¦", "+", "5¦"),
      ])
    check(
      PhoneFormat(region: "FR"),
      [
        Typed("¦", "0612345678", "06 12 34 56 78¦"), Typed("06 ¦12", "⌫", "0¦1 2"),
        Typed("06 12 34 56 78¦", "9", "06 12 34 56 78¦"), Typed("¦", "⟦06.12.34⟧", "06 12 34¦"),
        Typed("06¦ 12", "⌦", "06¦ 2"), Typed("¦", "+33", "+33¦"),
      ])
    #expect(complaint("(555) 123", PhoneFormat()) == "4 more digits.")
    #expect(complaint("+49 301 234 56", PhoneFormat()) == nil)
    #expect(complaint("1+2", PhoneFormat()) == "“+” belongs at the start.")
  }

  @Test func ipv4() throws {
    check(
      IPv4Format(),
      [
        Typed("¦", "19216801", "192.168.01¦"), Typed("¦", "192.168.0.1", "192.168.0.1¦"),
        Typed("¦", "256", "256¦"), Typed("1.¦2", "⌫", "¦.2"),
        Typed("¦", "⟦10.0.0.1⟧", "10.0.0.1¦"),
        Typed("1¦.2", ".", "1.¦2"), Typed("1.2.3.4¦", ".", "1.2.3.4.¦"), Typed("¦", ".", "¦"),
      ])
    #expect(try IPv4Format().parse("192.168.0.1") == [192, 168, 0, 1])
    #expect(complaint("1.2.3", IPv4Format()) == "Not complete: four numbers like 192.168.0.1.")
    #expect(
      complaint("1.2.3.256", IPv4Format()) == "256 is too large; each number goes from 0 to 255.")
    #expect(complaint("1.2.3.010", IPv4Format()) == "“010” may be read as octal; write 10.")
    #expect(complaint("a", IPv4Format()) != nil)
  }

  @Test func ipv6() throws {
    let format = IPv6Format()
    check(
      format,
      [
        Typed("¦", "2001:DB8::1", "2001:db8::1¦"), Typed("¦", "g", "¦"),
        Typed("::1¦", "::", "::1:¦"),
        Typed("¦", "20012", "2001¦"), Typed("1:2¦:3", "⌫", "1:¦:3"), Typed("¦", "⟦ ::1 ⟧", "::1¦"),
        Typed("¦", "2001:0db8:0:0::1⏎", "2001:db8::1¦"),
      ])
    #expect(try format.parse("::") == Array(repeating: 0, count: 8))
    #expect(try format.text(for: format.parse("::ffff:192.0.2.1")) == "::ffff:c000:201")
    #expect(format.text(for: [1, 0, 0, 2, 0, 0, 0, 3]) == "1:0:0:2::3")
    #expect(format.text(for: [1, 0, 2, 3, 4, 5, 6, 7]) == "1:0:2:3:4:5:6:7")
    for text in [
      "1:2", ":1", "1::2::3", "12345::", "1:2:3:4:5:6:7:8:9", "1.2.3.4::", "1::2:3:4:5:6:7:8", "x",
    ] {
      #expect(complaint(text, format) != nil, "\(text)")
    }
  }

  @Test func mail() {
    let format = EmailFormat()
    check(
      format,
      [
        Typed("¦", "ada @example.org", "ada@example.org¦"), Typed("a@b¦", "@", "a@b¦"),
        Typed("¦", "⟦ ada@example.org\n⟧", "ada@example.org¦"), Typed("¦", "a,b", "ab¦"),
        Typed("a¦b", "⌫", "¦b"), Typed("¦", "jörg＠", "jörg@¦"), Typed("¦", "⟦a b⟧", "¦"),
      ])
    for text in ["ada@example.org", "a.b+c@sub.example.co", "jörg@müller.de", "a@日本.jp"] {
      #expect(complaint(text, format) == nil, "\(text)")
    }
    #expect(complaint("ada", format) == "An “@” is missing, as in ada@example.org.")
    #expect(complaint("ada@", format) == "The domain is missing, as in example.org.")
    #expect(
      complaint("ada@example", format) == "The domain is not complete, as in ada@example.org.")
    #expect(complaint("@example.org", format) == "The name before “@” is missing.")
    #expect(complaint("a..b@example.org", format) == "The name before “@” has a dot too many.")
    #expect(complaint("a@b@c.de", format) == "Only one “@” in an address.")
    #expect(complaint("a@-b.de", format) == "“-b” may not begin or end with “-”.")
    #expect(complaint("a@b.c", format) == "The domain is not complete: “.c”.")
  }

  @Test func web() {
    let format = URLFormat()
    check(
      format,
      [
        Typed("¦", "https://a b", "https://ab¦"), Typed("¦", "⟦ https://a.de ⟧", "https://a.de¦"),
        Typed("¦", "<", "¦"), Typed("https://¦", "⌫", "https:/¦"), Typed("¦", "漢", "漢¦"),
        Typed("a¦b", "/", "a/¦b"),
      ])
    for text in [
      "https://example.org", "http://localhost:8080/x?y=z#f", "https://[::1]:80/",
      "http://10.0.0.1",
      "HTTPS://EXAMPLE.ORG/%20", "https://user@example.org./",
    ] {
      #expect(complaint(text, format) == nil, "\(text)")
    }
    #expect(complaint("example.org", format) == "An address begins with https://.")
    #expect(complaint("ftp://a.de", format) == "“ftp” is not accepted; begin with https://.")
    #expect(complaint("https://", format) == "The domain is missing, as in example.org.")
    #expect(complaint("https://a.de:99999", format) == "A port is a number from 1 to 65535.")
    #expect(complaint("https://1.2.3.400", format) != nil)
    #expect(complaint("https://a.de/%zz", format) != nil)
  }

  @Test func names() throws {
    check(
      FileNameFormat(),
      [
        Typed("¦", "a/b", "ab¦"), Typed("¦", "日本.md", "日本.md¦"), Typed("¦", "⟦a\u{1B}b⟧", "¦"),
        Typed("a ¦", "⏎", "a¦"), Typed("a¦b", "⌦", "a¦"), Typed("¦", "e\u{301}", "e\u{301}¦"),
      ])
    #expect(complaint("..", FileNameFormat()) == "“..” is a folder; please enter a file name.")
    #expect(
      complaint(String(repeating: "日", count: 86), FileNameFormat()) == "Too long by 3 bytes.")
    #expect(complaint("con.txt", FileNameFormat(portable: true)) != nil)
    #expect(complaint("con.txt", FileNameFormat()) == nil)
    check(
      SlugFormat(),
      [
        Typed("¦", "My Note", "my-note¦"), Typed("¦", "a  b", "a-b¦"), Typed("¦", "Café", "cafe¦"),
        Typed("¦", "-a", "a¦"), Typed("a¦", "-⏎", "a¦"), Typed("¦", "a日b", "ab¦"),
      ])
    #expect(complaint("a-", SlugFormat()) == "A name may not end with “-”.")
    #expect(complaint("A", SlugFormat()) == "“A” cannot stand here; use a to z, digits and “-”.")
  }

  @Test func hexadecimal() throws {
    check(
      HexadecimalFormat(digits: 1...8, groupSize: 2),
      [
        Typed("¦", "deadbeef", "DE AD BE EF¦"), Typed("¦", "⟦0xdead⟧", "DE AD¦"),
        Typed("DE ¦AD", "⌫", "D¦A D"), Typed("DE¦ AD", "⌦", "DE¦ D"), Typed("¦", "xyz", "¦"),
        Typed("DE AD BE EF¦", "1", "DE AD BE EF¦"),
      ])
    #expect(try HexadecimalFormat().parse("0xFf") == "FF")
    #expect(
      complaint("fg", HexadecimalFormat()) == "“g” is no hexadecimal digit; use 0 to 9 and A to F.")
    #expect(complaint("a", HexadecimalFormat(digits: 6...6)) == "5 more digits.")
  }
}
