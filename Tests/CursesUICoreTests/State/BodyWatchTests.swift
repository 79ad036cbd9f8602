import Observation
import Testing

@testable import CursesViewGraph

@Suite struct BodyWatchTests {
  @Observable final class Values: @unchecked Sendable {
    var one = 1
    var other = 1
  }

  final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test func aChangeIsToldOnce() {
    let (values, watch, told) = (Values(), BodyWatch(), Counter())
    #expect(watch.reading({ values.one }, onChange: { told.count += 1 }) == 1)
    values.other = 2
    #expect(told.count == 0)
    values.one = 2
    values.one = 3
    #expect(told.count == 1)
  }

  /// What was read before is of no interest any more.
  @Test func onlyTheLastReadingCounts() {
    let (values, watch, first, second) = (Values(), BodyWatch(), Counter(), Counter())
    _ = watch.reading({ values.one }, onChange: { first.count += 1 })
    _ = watch.reading({ values.other }, onChange: { second.count += 1 })
    values.one = 2
    #expect(first.count == 0 && second.count == 0)
    values.other = 2
    #expect(first.count == 0 && second.count == 1)
  }

  /// A value that never changes keeps nothing of who has read it.
  @Test func whatWasReadBeforeIsLetGo() {
    let values = Values()
    var watch: BodyWatch? = BodyWatch()
    weak var first: Counter?
    weak var second: Counter?
    do {
      let counter = Counter()
      first = counter
      _ = watch?.reading({ values.one }, onChange: { counter.count += 1 })
    }
    #expect(first != nil)
    do {
      let counter = Counter()
      second = counter
      _ = watch?.reading({ values.one }, onChange: { counter.count += 1 })
    }
    #expect(first == nil && second != nil)
    watch = nil
    #expect(second == nil)
  }
}
