import Glibc

/// A notebook of notes that nobody wrote: the same for the same number of notes.
struct GeneratedNotebook {
  let folder: String
  let count: Int
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  /// Most of them seldom, a few often, as in a language.
  private let words: [String]

  init(folder: String, count: Int) {
    self.folder = folder
    self.count = count
    let syllables = [
      "ga", "rde", "no", "tri", "ser", "lan", "mo", "ple", "ki", "ver", "don", "shu", "ta", "bri",
      "fel", "un",
    ]
    var words: [String] = []
    for first in syllables {
      for second in syllables {
        words.append(first + second)
        for third in syllables { words.append(first + second + third) }
      }
    }
    self.words = words
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func word() -> String {
    let place = below(words.count) * below(words.count) / words.count
    return words[place]
  }

  static func path(of number: Int) -> String { "folder \(number % 40)/Note \(number).md" }

  /// Writes all of it, about 2 KB a note.
  mutating func write() {
    for number in 0..<40 { mkdir("\(folder)/folder \(number)", 0o700) }
    for number in 0..<count {
      var text = number % 5 == 0 ? "---\ntags: [\(word())]\naliases: [Alias \(number)]\n---\n" : ""
      text += "# \(word()) \(word()) \(number)\n\n"
      while text.utf8.count < 2000 {
        text += word()
        switch below(60) {
        case 0: text += ".\n\n## \(word()) \(word())\n\n"
        case 1: text += ".\n\n- [ ] \(word())\n- [x] "
        case 2: text += " [[Note \(below(count))]] "
        case 3: text += " #\(word()) "
        case 4: text += " Größe 重新跑步 "
        case 5: text += ".\n\n"
        default: text += " "
        }
      }
      // One note has many links.
      if number % 10 == 3 { text += " [[Note 0]]" }
      Self.write(text + "\n", to: "\(folder)/\(Self.path(of: number))")
    }
  }

  static func write(_ text: String, to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    close(file)
  }
}
