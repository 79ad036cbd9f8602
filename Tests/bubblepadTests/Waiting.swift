import Testing

/// Waits until something is so, for 20 s and more; then it must be.
///
/// The question is asked seldom: other tests wait for the main actor too, and each asking takes it from them.
@MainActor
func wait(
  until isSo: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for step in 1...1_000 where !isSo() { try await Task.sleep(for: .milliseconds(min(step, 25))) }
  #expect(isSo(), sourceLocation: sourceLocation)
}
