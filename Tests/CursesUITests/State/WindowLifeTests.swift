import CursesUI
import CursesUITesting
import Foundation
import Synchronization
import Testing

/// Work that ends after its window has gone.
@Suite("Work that outlives a window") @MainActor
struct WindowLifeTests {
  /// What a program keeps of a view's state.
  private final class Kept: @unchecked Sendable {
    var name: Binding<String>?
  }

  private struct Named: View {
    let kept: Kept
    @State private var name = "Ada"
    var body: some View {
      Text(name).onAppear { kept.name = $name }
    }
  }

  @Test func stateIsSetByAnotherThreadJustBeforeTheWindowGoes() async throws {
    let kept = Kept()
    var host: TestHost? = TestHost(columns: 30, rows: 5, Named(kept: kept))
    #expect(host?.contains("Ada") == true)
    let hasSet = Atomic(false)
    let thread = Thread {
      kept.name?.wrappedValue = "Grace"
      hasSet.store(true, ordering: .releasing)
    }
    thread.start()
    // The main actor stays busy until the window is gone: what the thread asks for comes after that.
    while !hasSet.load(ordering: .acquiring) { usleep(1000) }
    host = nil
    for _ in 0..<10 { await Task.yield() }
    #expect(kept.name?.wrappedValue == "Grace")
  }

  private struct Waiting: View {
    let ended: @Sendable () -> Void
    var body: some View {
      Text("waits").task {
        try? await Task.sleep(for: .seconds(600))
        ended()
      }
    }
  }

  @Test func aTaskIsCancelledWithItsWindow() async throws {
    try await confirmation { done in
      var host: TestHost? = TestHost(columns: 30, rows: 5, Waiting { done() })
      #expect(host?.contains("waits") == true)
      await Task.yield()
      host = nil
      try await Task.sleep(for: .seconds(1))
    }
  }
}
