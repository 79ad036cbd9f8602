import Testing

/// Waits until something is so, for 20 s and more; then it must be.
@MainActor
func wait(
  until isSo: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<20_000 where !isSo() { try await Task.sleep(for: .milliseconds(1)) }
  #expect(isSo(), sourceLocation: sourceLocation)
}
