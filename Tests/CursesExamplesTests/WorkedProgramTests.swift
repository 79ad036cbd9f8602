import CursesTerminalHarness
import CursesUI
import CursesUITesting
import Foundation
import Testing

@testable import CursesExampleChatRoom
@testable import CursesExampleDashboard
@testable import CursesExampleSettingsForm

/// The worked programs without a terminal: what their guides say of them.
@Suite("Worked programs") @MainActor
struct WorkedProgramTests {
  @Test func settingsAreCheckedAndKept() async {
    let host = TestHost(columns: 80, rows: 40, SettingsView())
    #expect(host.contains("Every hour from mail.example.org:993."))
    host.control("a")
    host.type("localhost\t")
    #expect(host.contains("A server has a name with a dot"))
    host.press(.tab, .shift)
    host.control("a")
    host.type("imap.example.net\t")
    #expect(!host.contains("A server has"))
    host.control("a")
    host.paste("70000")
    #expect(!host.contains(":70000."))
    host.control("a")
    host.type("143")
    #expect(host.contains("Every hour from imap.example.net:143."))
    let again = TestHost(columns: 80, rows: 40, SettingsView())
    #expect(again.contains("Every hour from imap.example.net:143."))
    again.control("r")
    #expect(again.contains("Reset all settings?"))
    // Enter is for what destroys nothing.
    again.press(.left)
    again.press(.enter)
    #expect(again.contains("Every hour from mail.example.org:993."))
  }

  @Test func chatShowsWhatIsSaidAndAnswered() async {
    let conversation = Conversation { text in text.uppercased() }
    let host = TestHost(columns: 60, rows: 12, ChatView(conversation: conversation))
    host.type("hello")
    host.press(.enter)
    #expect(await host.wait { host.contains("HELLO") })
    #expect(host.contains("You") && host.contains("Echo"))
    for number in 0..<8 { host.type("number \(number)\n") }
    #expect(await host.wait { host.contains("NUMBER 7") })
    #expect(!host.contains("HELLO"), "the newest are in view")
    host.press(.enter)
    #expect(conversation.messages.count == 19, "nothing is sent")
  }

  @Test func dashboardShowsWhatIsRead() async {
    let readings = Readings()
    let machine = Machine { readings.next() }
    let host = TestHost(columns: 80, rows: 24, DashboardView(machine: machine))
    #expect(await host.wait { host.contains("25%") && host.contains("75%") })
    let (big, small) = (host.position(of: "zsh"), host.position(of: "awk"))
    #expect(big != nil && small != nil && (big?.row ?? 0) < (small?.row ?? 0))
    host.press(.right)
    let (later, first) = (host.position(of: "zsh"), host.position(of: "awk"))
    #expect((first?.row ?? 0) < (later?.row ?? 0), "sorted by name")
  }

  @Test func dashboardFitsWhateverRuns() async {
    let machine = Machine {
      Reading(processes: (0..<300).map { .init(id: $0, name: "p\($0)", bytes: Int64(300 - $0)) })
    }
    let host = TestHost(columns: 80, rows: 24, DashboardView(machine: machine))
    #expect(await host.wait { host.contains("p0 ") })
    #expect(host.contains("Processor") && host.contains("Processes") && host.contains("Sort by"))
    #expect(!host.contains("p100 "))
  }

  @MainActor private final class Readings {
    func next() -> Reading {
      Reading(
        load: 0.25, memory: 0.75,
        processes: [
          .init(id: 1, name: "awk", bytes: 1_000), .init(id: 2, name: "zsh", bytes: 9_000_000),
        ])
    }
  }

  /// Each of them starts on a terminal and gives it back.
  @Test(arguments: [
    ("CursesExampleSettingsForm", "Quiet hours"), ("CursesExampleChatRoom", "Say something"),
    ("CursesExampleDashboard", "Processes"),
  ])
  func startsAndEnds(name: String, words: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram(name),
      environment: ["COLORTERM": "truecolor", "XDG_CONFIG_HOME": folder.path])
    try program.waitUntil { $0.text.contains(words) }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
