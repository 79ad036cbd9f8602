import BubblepadNotebook
import CursesInputFormats
import CursesText
import Glibc
import Testing

@testable import BubblepadDailyNotes
@testable import bubblepad

@Suite("Obsidian's settings of daily notes")
struct ObsidianSettingsTests {
  private func settings(_ files: [String: String]) throws -> ObsidianSettings {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    for (name, text) in files { home.write(text, to: ".obsidian/" + name) }
    let names = TerminalHome.names(in: home.path(".obsidian"))
    let read = ObsidianSettings(notebook: home.notebook)
    #expect(TerminalHome.names(in: home.path(".obsidian")) == names)
    return read
  }

  @Test func withoutFilesTheUsualSettingsApply() throws {
    let home = try TerminalHome()
    let settings = ObsidianSettings(notebook: home.notebook)
    #expect(settings.daily.format.source == "YYYY-MM-DD" && settings.daily.folder.isEmpty)
    #expect(settings.unique.format.source == "YYYYMMDDHHmm" && settings.templateFolder == nil)
    #expect(settings.problems.isEmpty && !settings.daily.isWritten)
    #expect(TerminalHome.names(in: home.notebook).isEmpty)
  }

  /// `useTab` and `tabSize` say what indents a line.
  @Test(
    arguments: [
      ("{}", nil), (#"{"tabSize": 2}"#, IndentStyle(usesTab: true, spaces: 2)),
      (#"{"useTab": false}"#, IndentStyle(usesTab: false)),
      (#"{"useTab": true}"#, IndentStyle(usesTab: true)),
      (#"{"useTab": false, "tabSize": 3}"#, IndentStyle(usesTab: false, spaces: 3)),
      (#"{"useTab": false, "tabSize": 99}"#, IndentStyle(usesTab: false, spaces: 8)),
    ] as [(String, IndentStyle?)])
  func readsWhatIndents(_ app: String, _ style: IndentStyle?) throws {
    #expect(try settings(["app.json": app]).indentStyle == style)
  }

  @Test func readsAllFiles() throws {
    let settings = try settings([
      "daily-notes.json":
        "{\n\t\"folder\": \"Journal\",\n  \"format\":\"YYYY/MM\\/DD\",\"template\": \"T/Day\", \"autorun\": true\n}",
      "zk-prefixer.json": #"{"folder": "/", "format": "", "template": null}"#,
      "templates.json": #"{"folder": "T", "date_format": "D.M.", "timeFormat": "h a", "x": [1]}"#,
    ])
    #expect(settings.problems.isEmpty)
    #expect(settings.daily.folder == "Journal" && settings.daily.format.source == "YYYY/MM/DD")
    #expect(settings.daily.template == "T/Day")
    #expect(settings.unique.folder == "/" && settings.unique.format.source == "YYYYMMDDHHmm")
    #expect(settings.templateFolder == "T")
    #expect(settings.dateFormat == "D.M." && settings.timeFormat == "h a")
  }

  /// Weeks and months are those of the plugin Periodic Notes.
  @Test func readsWeeksAndMonths() throws {
    let plain = try settings([:])
    #expect(plain.weekly.format.source == "gggg-[W]ww" && plain.monthly.format.source == "YYYY-MM")
    let home = try TerminalHome()
    for folder in ["", "/plugins", "/plugins/periodic-notes"] {
      TerminalHome.makeFolder(home.path(".obsidian" + folder))
    }
    home.write(
      #"{"showGettingStartedBanner":false,"weekly":{"format":"","folder":"W","template":"T\/w","enabled":true},"#
        + #""monthly":{"format":"YYYY/MMMM"},"daily":5}"#,
      to: ".obsidian/plugins/periodic-notes/data.json")
    let read = ObsidianSettings(notebook: home.notebook)
    #expect(read.weekly.folder == "W" && read.weekly.template == "T/w")
    #expect(read.weekly.format.source == "gggg-[W]ww")
    #expect(read.monthly.format.source == "YYYY/MMMM" && read.problems.isEmpty)
    #expect(read.weekly.week == .english && read.monthly.week == nil && read.daily.week == nil)
    home.write(
      #"{"weekly":{"format":"GGGG-[W]WW"}}"#, to: ".obsidian/plugins/periodic-notes/data.json")
    #expect(ObsidianSettings(notebook: home.notebook).weekly.week == .iso)
  }

  /// In a vault line ends are shown, if its settings are not against it.
  @Test func lineEndsAreShownInAVault() throws {
    #expect(try !ObsidianSettings(notebook: TerminalHome().notebook).showsLineEnds)
    #expect(try settings([:]).showsLineEnds)
    #expect(try settings(["app.json": #"{"strictLineBreaks": false}"#]).showsLineEnds)
    #expect(try !settings(["app.json": #"{"strictLineBreaks": true}"#]).showsLineEnds)
  }

  @Test(arguments: [
    "", "{", "[]", "text", "{\"folder\": \"a\"", "{\"folder\": 5}", "{\"format\": [\"a\"]}",
    "{\"folder\": \"a\", \"folder\": \"b\"}", "\u{0}",
  ]) func aDamagedFileIsSaidAndTheUsualSettingsApply(_ text: String) throws {
    let settings = try settings(["daily-notes.json": text, "templates.json": #"{"folder":"T"}"#])
    #expect(settings.problems.count == 1)
    #expect(settings.problems.first?.hasPrefix("Cannot read .obsidian/daily-notes.json: ") == true)
    #expect(settings.daily.format.source == "YYYY-MM-DD" && settings.templateFolder == "T")
  }

  static let paths: [(folder: String, name: String, path: String?)] = [
    ("", "2026-01-05", "2026-01-05"), ("/", "a", "a"), ("A/B/", "c/d", "A/B/c/d"),
    ("A//B", "c", "A/B/c"), ("../x", "a", nil), ("A", "../a", nil), ("A/..", "b", nil),
    ("/etc", "a", nil), ("A", "/a", nil), (".obsidian", "a", nil), ("A", ".a", nil),
    ("A", "a\tb", nil), ("", "", nil), ("", String(repeating: "a", count: 300), nil),
  ]

  @Test(arguments: paths) func noPathLeavesTheNotebook(
    _ folder: String, _ name: String, _ path: String?
  ) {
    let found = try? NotebookPath(folder: folder, name: name, from: "daily-notes.json")
    #expect(found?.text == path)
  }

  @Test func aLinkOutOfTheNotebookIsNotFollowed() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.root + "/outside")
    #expect(symlink(home.root + "/outside", home.path("Journal")) == 0)
    let folder = NotebookFolder(path: home.notebook)
    #expect(throws: FileError.self) { try folder.createSubfolder("Journal/2026") }
    #expect(TerminalHome.names(in: home.root + "/outside").isEmpty)
    try folder.createSubfolder("Days/2026")
    try folder.createSubfolder("Days/2026")
    #expect(TerminalHome.names(in: home.path("Days")) == ["2026"])
    #expect(throws: FileError.self) { try folder.createSubfolder("../outside/x") }
  }

  static let newNotes: [(text: String, open: String?, folder: String?)] = [
    ("{}", "a", ""), (#"{"newFileLocation":"root","newFileFolderPath":"x"}"#, "a", ""),
    (#"{"newFileLocation":"current"}"#, "a/b", "a/b"), (#"{"newFileLocation":"current"}"#, nil, ""),
    (#"{"newFileLocation":"folder","newFileFolderPath":"/In/box/"}"#, "a", "In/box"),
    (#"{"newFileLocation":"folder"}"#, "a", ""),
    (#"{"newFileLocation":"folder","newFileFolderPath":"../out"}"#, "a", nil),
    (#"{"newFileLocation":"folder","newFileFolderPath":".hidden"}"#, "a", nil),
  ]

  @Test(arguments: newNotes) func newNotesHaveAFolder(
    _ text: String, _ open: String?, _ folder: String?
  ) throws {
    let settings = try settings(["app.json": text])
    #expect(settings.problems.isEmpty && settings.newNotes.folder(besides: open) == folder)
  }

  @Test(arguments: [("local", true), ("system", false), ("none", false)])
  func deletedNotesHaveATrash(_ option: String, _ isLocal: Bool) throws {
    let settings = try settings(["app.json": #"{"trashOption":"\#(option)","promptDelete":true}"#])
    #expect((settings.deletedNotes == .local) == isLocal)
  }

  // MARK: Days

  private func notes(_ format: String, folder: String = "", _ names: [String]) throws -> DailyNotes
  {
    let home = try TerminalHome()
    for name in names {
      TerminalHome.makeFolder(home.path(name).parentFolder)
      home.write("x\n", to: name + ".md")
    }
    var dated = ObsidianSettings.Dated(format: "YYYY-MM-DD", file: "daily-notes.json")
    (dated.format, dated.folder, dated.isWritten) = (MomentFormat(format), folder, true)
    return DailyNotes(dated, among: try NotebookFolder(path: home.notebook).list().entries)
  }

  static let days: [(format: String, folder: String, names: [String], days: [String])] = [
    (
      "YYYY-MM-DD", "", ["2026-01-05", "2025-12-31", "2026-13-01", "x/2026-01-06", "Plan 2026"],
      ["2025-12-31", "2026-01-05"]
    ),
    (
      "YYYY/MM/D MMMM", "J", ["J/2026/01/5 January", "2026/01/6 January", "J/2026/01/31 January"],
      ["2026-01-05", "2026-01-31"]
    ),
    ("DD.MM.YY", "", ["05.01.26", "31.12.99"], ["1999-12-31", "2026-01-05"]),
    ("GGGG-[W]WW-E", "", ["2026-W01-1", "2026-W02-1"], ["2025-12-29", "2026-01-05"]),
  ]

  @Test(arguments: days) func findsTheDaysThatHaveNotes(
    _ format: String, _ folder: String, _ names: [String], _ days: [String]
  ) throws {
    let found = try notes(format, folder: folder, names)
    #expect(found.all().map(\.description) == days)
    for day in found.all() {
      let path = try #require(found.existing(day))
      let notebook = try #require(path.range(of: "/notes/")).lowerBound
      #expect(found.day(of: path, in: path[..<notebook] + "/notes") == day)
    }
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}

@Suite("Unique notes")
struct UniqueNoteTests {
  @Test func aTakenNameGivesTheNextFreeMinute() throws {
    let home = try TerminalHome()
    for name in ["202612312358", "202612312359"] { home.write("x\n", to: name + ".md") }
    let folder = NotebookFolder(path: home.notebook)
    let notebook = DatedNotebook(folder: folder, entries: [])
    let now = LocalTime(year: 2026, month: 12, day: 31, hour: 23, minute: 58)
    let (place, moment) = try notebook.freePlace(from: now)
    #expect(place.text == "202701010000")
    #expect(moment.dayText == "2027-01-01")
  }
}
