import CursesUI
import CursesUITesting
import Testing

@testable import Greeter

/// The program without a terminal: keys go in, the screen is read.
@MainActor
struct GreeterTests {
  @Test func aNameIsGreeted() {
    let host = TestHost(columns: 60, rows: 10, GreeterView())
    #expect(host.contains("Who are you?"))
    host.type("Ada\n")
    #expect(host.contains("Hello, Ada."))
  }

  @Test func nobodyIsNotGreeted() {
    let host = TestHost(columns: 60, rows: 10, GreeterView())
    host.press(.enter)
    #expect(host.contains("Please enter a name."))
    #expect(!host.contains("Hello"))
  }
}
