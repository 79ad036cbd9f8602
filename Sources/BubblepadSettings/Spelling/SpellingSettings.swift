import BubblepadNotebook
import CursesCLibrary

/// What spelling is checked with: what the settings say, and what the environment does.
package struct SpellingSettings: Equatable, Sendable {
  /// What the settings say.
  package enum Choice: Equatable, Sendable {
    case off
    /// The dictionary of the locale, if there is one.
    case auto
    /// A dictionary by its name or path, or several with commas between them.
    case dictionary(String)
  }

  /// What there is to check with.
  package enum Finding: Equatable, Sendable {
    case dictionary(String)
    /// Why there is nothing, in words that say what to do.
    case nothing(String)
  }

  package var choice = Choice.off
  /// As in the environment: `en_GB.UTF-8`.
  package var locale = ""
  /// The folders that programs are found in, as in `PATH`.
  var programFolders = ""
  /// The folders that dictionaries are found in, as in `DICPATH`.
  var dictionaryFolders = ""
  /// The person's own words; nil without a home.
  package var wordsFile: String?

  package init(
    choice: Choice = Choice.off, locale: String = "", programFolders: String = "",
    dictionaryFolders: String = "", wordsFile: String? = nil
  ) {
    self.choice = choice
    self.locale = locale
    self.programFolders = programFolders
    self.dictionaryFolders = dictionaryFolders
    self.wordsFile = wordsFile
  }

  package static let program = "hunspell"

  /// The folders that hunspell looks into by itself.
  private static let usualFolders =
    "/usr/share/hunspell:/usr/share/myspell:/usr/share/myspell/dicts"
}

extension SpellingSettings {
  package init(_ setting: String?, environment: LaunchEnvironment) {
    choice = Choice(setting)
    locale = environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    programFolders = environment["PATH"] ?? "/usr/bin:/bin"
    dictionaryFolders = (environment["DICPATH"] ?? "") + ":" + Self.usualFolders
    do throws(LaunchFailure) {
      let config = try environment.xdgFolder("XDG_CONFIG_HOME", default: ".config")
      wordsFile = config.appendingPath("bubblepad/words.txt")
    } catch {
      wordsFile = nil
    }
  }

  private static func folders(_ list: String) -> [String] {
    list.split(separator: ":").map(String.init)
  }

  /// What to check with now.
  ///
  /// - Parameter isAskedFor: whether the person has just asked for it. Then a dictionary that is there
  ///   will do where the locale names none.
  package func find(isAskedFor: Bool) -> Finding {
    let wanted = wantedDictionary
    guard hasProgram else {
      return .nothing(
        "Spelling is checked by hunspell, which is not installed: install the packages hunspell and "
          + "\(Self.package(of: wanted ?? "en_US")).")
    }
    if case .dictionary(let name) = choice { return .dictionary(name) }
    let installed = installedDictionaries
    if let wanted {
      if let found = Self.nearest(to: wanted, among: installed) { return .dictionary(found) }
      return .nothing(
        "There is no dictionary for \(wanted): install the package \(Self.package(of: wanted)).")
    }
    if isAskedFor, let any = installed.contains("en_US") ? "en_US" : installed.min() {
      return .dictionary(any)
    }
    return .nothing(
      "There is no dictionary: install the package hunspell-en-us, or the one of your language.")
  }

  /// The package that has a dictionary, as Debian and its kin name it.
  package static func package(of dictionary: String) -> String {
    let name = dictionary.split(separator: ",").first.map(String.init) ?? dictionary
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return "hunspell-" + String(file.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// The name of the locale's dictionary; nil for locales that are of no language.
  private var wantedDictionary: String? {
    if case .dictionary(let name) = choice { return name }
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    let isLanguage = name.first?.isLetter == true && name != "C" && name != "POSIX"
    return isLanguage ? name : nil
  }

  /// The dictionary itself, else one of the same language.
  private static func nearest(to wanted: String, among installed: Set<String>) -> String? {
    let language = String(wanted.prefix { $0 != "_" })
    let own = "\(language)_\(language.uppercased())"
    if let known = [wanted, language, own, "en_US"].first(where: { name in
      installed.contains(name) && name.prefix { $0 != "_" } == language
    }) {
      return known
    }
    return installed.filter { $0.prefix { $0 != "_" } == language }.min()
  }

  private var hasProgram: Bool {
    Self.folders(programFolders).contains { access($0.appendingPath(Self.program), X_OK) == 0 }
  }

  private var installedDictionaries: Set<String> {
    var names: Set<String> = []
    for folder in Self.folders(dictionaryFolders) {
      for name in Folder.names(in: folder) ?? [] where name.hasSuffix(".dic") {
        if !name.hasPrefix("hyph_") { names.insert(String(name.dropLast(4))) }
      }
    }
    return names
  }
}

extension SpellingSettings.Choice {
  /// As the settings write it.
  package init(_ setting: String?) {
    switch setting {
    case nil, "auto": self = .auto
    case "off": self = .off
    case let name?: self = .dictionary(name)
    }
  }

  /// Whether a word can be the name of a dictionary: nothing that a program could take for an option.
  package static func isName(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first != "-" else { return false }
    return word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_-,./".unicodeScalars.contains($0)
    }
  }
}
