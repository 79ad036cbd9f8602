import Testing

@testable import BubblepadSettings
@testable import bubblepad

@Suite("Settings file")
struct ConfigurationTests {
  private func read(_ text: String) -> (Configuration, [String]) {
    let (configuration, warnings) = ConfigurationReader(path: "config.yaml").read(text)
    return (configuration, warnings.map(\.description))
  }

  @Test func everySettingIsRead() {
    let (configuration, warnings) = read(
      """
      theme: bubblepad-light
      animation: off
      reduced-motion: yes
      notebook: ~/Papers
      measure: 72
      note-list: hidden
      list-width: 30
      folders: shown
      color: direct
      mouse: on
      undo-history: off
      keys:
        toggle-bold: Ctrl+D
        find-next: [F4, "Alt+,"]
        suspend: none
      """)
    #expect(warnings.isEmpty)
    var expected = Configuration()
    expected.theme = "bubblepad-light"
    expected.animation = false
    expected.reducedMotion = true
    expected.notebook = "~/Papers"
    expected.measure = 72
    expected.showsNoteList = false
    expected.listWidth = 30
    expected.showsFolders = true
    expected.color = .direct
    expected.mouse = true
    expected.undoHistory = false
    expected.keys = [
      .toggleBold: [.ctrl("d")], .findNext: [.function(4), .alt(",")], .suspend: [],
    ]
    #expect(configuration == expected)
  }

  @Test(arguments: [
    ("colour: none", "config.yaml:1: unknown setting “colour”. Did you mean “color”?"),
    ("columns: 72", "unknown setting “columns”. Did you mean “measure”?"),
    ("font-size: 12", "unknown setting “font-size”. Did you mean “list-width”?"),
    (
      "\n\nnonsense: 1",
      "config.yaml:3: unknown setting “nonsense”. The settings screen lists all there are."
    ),
    ("measure: wide", "config.yaml:1: measure must be a number from 20 to 400"),
    ("measure: 3", "measure must be a number from 20 to 400"),
    ("mouse: maybe", "mouse must be on or off"),
    ("note-list: 1", "note-list must be one of shown, hidden"),
    ("folders: on", "folders must be one of shown, hidden"),
    ("color: [1]", "color must be one of none, direct, auto, 256, 16"),
    ("theme: {a: b}", "theme must be a word"),
    ("keys: Ctrl+K", "keys must be lines"),
    ("keys:\n  bold: Ctrl+K", "config.yaml:2: “bold” is not a command; did you mean toggle-bold?"),
    ("keys:\n  savee: Ctrl+K", "config.yaml:2: “savee” is not a command; did you mean save?"),
    ("keys:\n  save: Hyper+K", "config.yaml:2: save: “Hyper” is not a modifier"),
    ("keys:\n  save: Ctrl+D\n  undo: Ctrl+D", "config.yaml:3: Ctrl+D is given to both save and"),
    ("- a\n- b", "the settings are lines"),
    ("theme: [", "this is not YAML"),
    ("theme: a\ntheme: b", "theme is there twice"),
  ])
  func whatIsWrongIsAWarning(text: String, words: String) {
    let (_, warnings) = read(text)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains(words) == true, "\(warnings)")
  }

  @Test func theRestStillCounts() {
    let (configuration, warnings) = read("bogus: 1\ntheme: dusk\nmeasure: x\nmouse: off\n")
    #expect(warnings.count == 2)
    var expected = Configuration()
    expected.theme = "dusk"
    expected.mouse = false
    #expect(configuration == expected)
  }

  @Test(arguments: ["", "\n", "# only a comment\n", "---\n"])
  func emptyFilesAreNoSettings(text: String) {
    let (configuration, warnings) = read(text)
    #expect(configuration == Configuration())
    #expect(warnings.isEmpty, "\(warnings)")
  }

  @Test func aFileThatCannotBeReadGivesTheDefaults() {
    var world = FakeFiles()
    let path = "/home/me/.config/bubblepad/config.yaml"
    world.files[path] = [0x74, 0xFF]
    #expect(world.launch("x")?.warnings.first?.sentence.contains("not UTF-8") == true)
    world.unreadable = [path]
    #expect(world.launch("x")?.warnings.first?.sentence.contains("may not be read") == true)
    world.variables["XDG_CONFIG_HOME"] = "/elsewhere"
    #expect(world.launch("x")?.warnings.isEmpty == true)
  }

  @Test func theExampleInTheDocumentationIsRightAndComplete() throws {
    let page = try Repository.text("docs/configuration.md")
    let blocks = page.components(between: "```yaml\n", and: "```")
    let example = try #require(blocks.first)
    let (configuration, warnings) = read(example)
    #expect(warnings.isEmpty, "\(warnings)")
    #expect(!configuration.keys.isEmpty)
    for child in Mirror(reflecting: configuration).children {
      #expect(
        !String(describing: child.value).hasSuffix("nil"), "\(child.label ?? "") is not shown")
    }
    for setting in Setting.allCases {
      #expect(page.contains("`\(setting.rawValue)`"), "\(setting.rawValue) is not described")
    }
  }
}
