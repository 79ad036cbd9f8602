import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls

/// The form that the tutorial ends with does what the tutorial says of it.
@Suite("Tutorial") @MainActor
struct TutorialTests {
  private func stage() -> TestHost {
    TestHost(columns: 60, rows: 16, LoginTutorialEnd.LoginForm())
  }

  private func shows(_ stage: TestHost, _ words: String) -> Bool {
    stage.rows.contains { $0.contains(words) }
  }

  /// Settles until the form is as it should be: the directory takes its time.
  private func wait(_ stage: TestHost, until isDone: () -> Bool) async throws {
    for _ in 0..<600 where !isDone() {
      try await Task.sleep(for: .milliseconds(50))
      stage.settle()
    }
    #expect(isDone())
  }

  @Test func signsInByKeys() async throws {
    let stage = stage()
    stage.type("ada@example.org")
    stage.press(.tab)
    stage.type("日本日本e\u{301}12")
    stage.press(.tab)
    #expect(shows(stage, "1 more character needed."))
    stage.press(.tab, .shift)
    stage.press(.end)
    stage.type("3")
    #expect(!shows(stage, "needed."))
    stage.press(.enter)
    try await wait(stage) { shows(stage, "Welcome") }
    #expect(shows(stage, "Signed in as ada@example.org."))
  }

  @Test func goesToWhatIsMissing() async throws {
    let stage = stage()
    stage.type("a da@elsewhere.org")
    stage.press(.enter)
    #expect(shows(stage, "Password: 8 more characters needed."))
    try await wait(stage) { shows(stage, "Nobody has this address.") }
    #expect(!shows(stage, "Welcome"))
  }
}
