import Testing

@testable import CursesHost

/// What moving light costs a line.
@Suite("Light pace") struct LightPaceTests {
  /// The bytes that frames of a size send in ten seconds, when each is sent as soon as it may be.
  private func bytes(of frame: Int, interval: Double, rate: LightPace.Rate) -> Int {
    var pace = LightPace()
    var (now, sent) = (0.0, 0)
    while now < 10 {
      pace.note(bytes: frame, at: UInt64(now * 1e9), rate: rate)
      sent += frame
      now += max(interval, pace.seconds(at: UInt64(now * 1e9)))
    }
    return sent
  }

  @Test func noFramesSendMoreThanThat() {
    for frame in [1_000, 12_000, 46_000, 250_000] {
      #expect(bytes(of: frame, interval: 1.0 / 60, rate: .steady) <= 2_000_000 + frame, "\(frame)")
      #expect(bytes(of: frame, interval: 1.0 / 60, rate: .full) <= 2_800_000 + frame, "\(frame)")
    }
  }

  @Test func smallFramesAreNotHeldBack() {
    #expect(bytes(of: 4_000, interval: 1.0 / 15, rate: .steady) >= 590_000)
  }
}
