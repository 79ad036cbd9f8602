import BubblepadNotebook
import Testing

@testable import BubblepadDailyNotes
@testable import BubblepadSettings
@testable import bubblepad

/// A line for today's note where Obsidian's settings are damaged.
@Suite("Daily settings that cannot be read") struct UnreadDailySettingsTests {
  private func add(with text: String, in file: String) throws -> (TerminalHome, LaunchFailure?) {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(text, to: ".obsidian/" + file)
    let line = DailyLine(notebook: home.notebook, texts: ["milk"])
    do throws(LaunchFailure) {
      try line.write(at: .now, backups: home.root + "/backups")
      return (home, nil)
    } catch {
      return (home, error)
    }
  }

  @Test(arguments: [
    ("{bad json", "it is damaged at line "), (#"{"folder":5}"#, "“folder” is not a text"),
    ("[]", "it is not a JSON object"),
  ])
  func nothingIsAdded(_ text: String, _ reason: String) throws {
    let (home, failure) = try add(with: text, in: "daily-notes.json")
    #expect(failure?.status == .dataError)
    let sentence = failure?.sentence ?? ""
    #expect(sentence.hasPrefix("cannot read .obsidian/daily-notes.json: \(reason)"), "\(sentence)")
    #expect(sentence.hasSuffix("; the line was not added, since it could land in the wrong note"))
    #expect(TerminalHome.names(in: home.notebook) == [".obsidian"])
  }

  /// What is no file at all has a reason of the system.
  @Test func aFolderInItsPlaceIsSaid() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian/daily-notes.json"))
    let settings = ObsidianSettings(notebook: home.notebook)
    #expect(settings.fault(of: ".obsidian/daily-notes.json") == "it is a folder")
    #expect(
      settings.problems == [
        "Cannot read .obsidian/daily-notes.json: it is a folder. The usual settings apply until it is corrected."
      ])
  }

  /// Where a note lies the other files do not say.
  @Test func otherDamagedFilesAreNoReason() throws {
    let (home, failure) = try add(with: "{", in: "app.json")
    #expect(failure == nil && TerminalHome.names(in: home.notebook).count == 2)
  }
}
