import CursesUI
import Testing

/// Notifications, one after the other.
@Suite("Notifications as a sequence") @MainActor
struct NotificationSequenceTests {
  private static let name = Notification.Name("CursesUITests.sequence")

  @Test func thoseOfTheNameComeInTheirOrder() async {
    let center = NotificationCenter()
    var iterator = center.notifications(named: Self.name).makeAsyncIterator()
    center.post(name: Self.name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("another"), object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["number": 2])
    for number in 1...2 {
      let next = await iterator.next(isolation: #isolation)
      #expect(next?.userInfo?["number"] as? Int == number)
    }
  }

  @Test func theLoopEndsWithItsTask() async {
    let center = NotificationCenter()
    let name = Self.name
    let task = Task { @MainActor in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
