/// A word whose spelling is to be looked at.
public struct SpellingWord: Hashable, Sendable {
  /// Offsets into the text it was found in.
  public var range: Range<Int>
  /// The word with straight apostrophes, as dictionaries write them.
  public var text: String

  /// A word at a place.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

/// Which words a language's dictionary can say something of.
public struct SpellingRules: Hashable, Sendable {
  /// The letters a language is written in.
  public enum Script: Hashable, Sendable {
    case latin, greek, cyrillic
    /// Nothing is known: words of all letters are looked at.
    case any
  }

  /// Which letters are looked at.
  public var script: Script
  /// Whether words inside a sentence that begin with a capital are looked at: in German every noun does,
  /// elsewhere those are names.
  public var checksCapitals: Bool

  /// Rules of a language.
  public init(script: Script = .latin, checksCapitals: Bool = false) {
    self.script = script
    self.checksCapitals = checksCapitals
  }

  /// The rules for a dictionary by its name: `en_US`, `de_DE`; several stand with commas between them.
  public init(dictionary name: String) {
    let languages = name.split(separator: ",").map { one -> String in
      let file = one.split(separator: "/").last ?? one
      return String(file.prefix { $0 != "_" && $0 != "-" && $0 != "." }).lowercased()
    }
    let scripts = Set(languages.map(Self.script))
    self.init(
      script: scripts.count == 1 ? scripts.first ?? .any : .any,
      checksCapitals: languages.contains { $0 == "de" || $0 == "lb" || $0 == "nds" })
  }

  private static func script(of language: String) -> Script {
    switch language {
    case "el": .greek
    case "be", "bg", "kk", "ky", "mk", "mn", "ru", "tg", "uk": .cyrillic
    case "ar", "bn", "fa", "gu", "he", "hi", "hy", "ka", "kn", "ko", "ml", "mr", "ne", "pa", "sr",
      "ta", "te", "th", "ur":
      .any
    default: .latin
    }
  }
}
