import Glibc
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// Which dictionary is taken, and what is said where there is none.
@Suite("Spelling: settings") struct SpellingSettingsTests {
  private let home: TerminalHome

  init() throws {
    home = try TerminalHome()
    mkdir(home.root + "/bin", 0o700)
    mkdir(home.root + "/dictionaries", 0o700)
  }

  private func installProgram() {
    home.write("#!/bin/sh\n", to: home.root + "/bin/hunspell")
    chmod(home.root + "/bin/hunspell", 0o755)
  }

  private func find(
    _ setting: String?, locale: String, _ dictionaries: [String], isAskedFor: Bool = false
  ) -> SpellingSettings.Finding {
    for name in dictionaries { home.write("1\n", to: home.root + "/dictionaries/\(name).dic") }
    var settings = SpellingSettings(
      setting,
      environment: LaunchEnvironment(
        variables: ["HOME": home.root, "PATH": home.root + "/bin", "LANG": locale],
        currentFolder: "/"))
    settings.dictionaryFolders = home.root + "/dictionaries"
    return settings.find(isAskedFor: isAskedFor)
  }

  @Test(arguments: [
    ("en_GB.UTF-8", ["en_GB", "en_US"], "en_GB"), ("en_GB.UTF-8", ["en_US"], "en_US"),
    ("de_AT@euro", ["de_CH", "de_DE", "en_US"], "de_DE"), ("de", ["de_CH"], "de_CH"),
  ])
  func theLocaleNamesIt(locale: String, installed: [String], expected: String) {
    installProgram()
    #expect(find(nil, locale: locale, installed) == .dictionary(expected))
  }

  @Test func theSettingNamesIt() {
    installProgram()
    #expect(find("fr_FR", locale: "en_US.UTF-8", ["en_US"]) == .dictionary("fr_FR"))
  }

  @Test func withoutTheProgramThePackagesAreNamed() {
    #expect(
      find("auto", locale: "de_DE.UTF-8", [])
        == .nothing(
          "Spelling is checked by hunspell, which is not installed: install the packages hunspell "
            + "and hunspell-de-de."))
  }

  @Test func withoutADictionaryThePackageIsNamed() {
    installProgram()
    #expect(
      find("auto", locale: "nl_NL.UTF-8", ["en_US", "hyph_nl_NL"])
        == .nothing(
          "There is no dictionary for nl_NL: install the package hunspell-nl-nl."))
  }

  @Test func aLocaleOfNoLanguageTakesWhatIsThereOnlyWhenAsked() {
    installProgram()
    guard case .nothing = find(nil, locale: "C.UTF-8", ["de_DE", "en_US"]) else {
      Issue.record("a dictionary was taken")
      return
    }
    #expect(find(nil, locale: "C.UTF-8", [], isAskedFor: true) == .dictionary("en_US"))
  }

  @Test(arguments: [
    ("spelling: off", "off"), ("spelling: auto", "auto"), ("spelling: on", "auto"),
    ("spelling: de_DE", "de_DE"), ("spelling: /x/en_US", "/x/en_US"),
    ("spelling: \"en_US,de_DE\"", "en_US,de_DE"),
  ])
  func theSettingIsRead(text: String, value: String) {
    let (configuration, warnings) = ConfigurationReader(path: "config.yaml").read(text)
    #expect(configuration.spelling == value && warnings.isEmpty)
  }

  @Test(arguments: ["spelling: -x", "spelling: a b", "spelling: [a]"])
  func otherWordsAreWarnedOf(text: String) {
    let (configuration, warnings) = ConfigurationReader(path: "config.yaml").read(text)
    #expect(configuration.spelling == nil && warnings.count == 1)
  }
}
