import CursesUI
import CursesUITesting
import Testing

/// What the guide shows of tests.
@Suite("Guide: tests") @MainActor
struct TestingSnippet {
  private typealias NewPassword = GuideRules.NewPassword

  @Test func theTestOfTheGuide() async {
    // snippet: testing
    let host = TestHost(columns: 40, rows: 8, NewPassword())
    host.type("ada\t")
    #expect(await host.wait { host.contains("“ada” is taken.") })
    #expect(host.style(of: "is taken")?.foreground == host.style(of: .error).foreground)
    // end
  }
}
