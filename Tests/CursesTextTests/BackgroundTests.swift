import Glibc
import Testing

@testable import CursesText

/// Work on threads of its own.
@Suite struct BackgroundTests {
  private static func niceness() -> Int32 {
    getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
  }

  /// What nobody waits for leaves the processor to whoever types; nothing else becomes nicer with it.
  @Test func patientWorkIsNice() async {
    let usual = await Background.run { Self.niceness() }
    let patient = await Background.run(isPatient: true) { Self.niceness() }
    #expect(patient == min(19, usual + 10))
    #expect(await Background.run { Self.niceness() } == usual)
  }
}
