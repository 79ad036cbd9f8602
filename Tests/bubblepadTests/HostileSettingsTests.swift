import BubblepadPanels
import CursesSeededRandom
import CursesThemes
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// Settings and themes may hold anything: what is wrong is said, and nothing ends the program.
@Suite("Hostile settings")
struct HostileSettingsTests {
  private static let settings = """
    theme: auto
    light: paper
    background: bubbles
    measure: 80
    list-width: 30
    mouse: on
    vi: off
    color: "256"
    keys:
      ctrl+s: save
      alt+x: "toggle-list"
    spelling: {language: en_GB, check: on}
    """

  /// A text cut anywhere, with bytes changed, doubled and put among others.
  private func variants(of text: String, count: Int, _ chance: inout SeededGenerator) -> [[UInt8]] {
    let whole = Array(text.utf8)
    let pieces: [[UInt8]] = [
      [0], [0xFF], [0x1B, 0x5B, 0x4A], Array("9223372036854775808".utf8), Array("-1".utf8),
      Array("&a [*a, *a]".utf8), Array("{".utf8), Array("\n\t- ".utf8), Array("!!binary ".utf8),
      Array("~".utf8), Array("1e999".utf8), [0xE2, 0x80, 0xAE],
    ]
    return (0..<count).map { _ in
      var bytes = whole
      if chance.below(3) == 0 { bytes.removeLast(chance.below(bytes.count)) }
      for _ in 0..<(1 + chance.below(4)) where !bytes.isEmpty {
        let place = chance.below(bytes.count)
        switch chance.below(3) {
        case 0: bytes[place] = UInt8(chance.below(256))
        case 1: bytes.insert(contentsOf: pieces[chance.below(pieces.count)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + chance.below(20)))
        }
      }
      return bytes
    }
  }

  @Test func settings() throws {
    let home = try TerminalHome()
    var chance = SeededGenerator(seed: 41)
    let path = home.root + "/config.yaml"
    let file = ConfigurationFile(path: path, files: .system)
    for bytes in variants(of: Self.settings, count: TestVariation.steps(400), &chance) {
      home.write(bytes, to: path)
      _ = file.read()
      #expect(home.bytes(path) == bytes)
    }
  }

  @Test func themes() throws {
    let home = try TerminalHome()
    var chance = SeededGenerator(seed: 42)
    let theme = try ThemeLibrary().theme(named: ThemeLibrary.defaultDark).yaml
    let path = home.root + "/mine.yaml"
    for bytes in variants(of: theme, count: TestVariation.steps(200), &chance) {
      home.write(bytes, to: path)
      let library = ThemeLibrary(directory: home.root)
      for entry in library.entries where entry.path != nil { _ = try? library.theme(entry) }
      let listing = ThemeListing(library: library, depth: .none).text()
      #expect(!listing.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }
}
