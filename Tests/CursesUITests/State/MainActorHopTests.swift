import CursesCLibrary
import CursesViewGraph
import Dispatch
import Testing

/// Changes of state that are made on the main actor are seen at once.
@Suite @MainActor struct MainActorHopTests {
  /// The queue of the main actor goes from thread to thread while a program waits.
  @Test func codeOfTheMainActorIsKnownOnWhateverThread() async {
    for _ in 0..<200 {
      for _ in 0..<4 { DispatchQueue.global().async { _ = usleep(200) } }
      await Task.detached { _ = usleep(100) }.value
      let done = Flag()
      onMainActor { done.isSet = true }
      #expect(done.isSet)
    }
  }

  @Test func otherCodeIsDoneAsTheNextJob() async {
    let done = Flag()
    await Task.detached { onMainActor { done.isSet = true } }.value
    while !done.isSet { await Task.yield() }
  }
}

@MainActor private final class Flag {
  var isSet = false
}
