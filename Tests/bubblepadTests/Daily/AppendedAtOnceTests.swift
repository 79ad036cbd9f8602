import BubblepadDailyNotes
import BubblepadNotebook
import Testing

@testable import bubblepad

/// Several programs that add a line to today's note at the same moment.
@Suite("Lines added at once") struct AppendedAtOnceTests {
  @Test func allArrive() async throws {
    let home = try TerminalHome()
    let (notebook, backups) = (home.notebook, home.root + "/backups")
    let moment = LocalTime.now
    let failures = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<60 {
        group.addTask {
          let line = DailyLine(notebook: notebook, texts: ["- \(number)"])
          return (try? line.write(at: moment, backups: backups)) == nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(failures == 0)
    let name = try #require(TerminalHome.names(in: notebook).first)
    let lines = home.text(name)?.split(separator: "\n").map(String.init) ?? []
    #expect(Set(lines) == Set((0..<60).map { "- \($0)" }) && lines.count == 60)
  }
}
