import CursesUI
import CursesUITesting
import Foundation
import Testing

/// A line for Foundation's record of some work.
@MainActor
@Suite struct ProgressOfWorkTests {
  @Test func theLineFollowsTheWork() {
    let work = Progress(totalUnitCount: 10)
    let host = TestHost(columns: 10, rows: 1, ProgressView(work))
    #expect(host.rows == ["──────────"])
    work.completedUnitCount = 4
    host.advance(by: 0.2)
    #expect(host.rows == ["━━━━──────"])
    work.completedUnitCount = 10
    host.advance(by: 0.2)
    #expect(host.rows == ["━━━━━━━━━━"])
  }

  @Test func workWithoutAnEndTurns() {
    let work = Progress(totalUnitCount: -1)
    let host = TestHost(columns: 10, rows: 1, ProgressView(work))
    #expect(host.contains("◐"))
    work.totalUnitCount = 2
    work.completedUnitCount = 1
    host.advance(by: 0.2)
    #expect(host.rows == ["━━━━━─────"])
  }
}
