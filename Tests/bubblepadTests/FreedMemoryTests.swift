import CursesSecrets
import CursesText
import Glibc
import Synchronization
import Testing

/// What is freed is overwritten, in the program that has the functions for it.
struct FreedMemoryTests {
  /// More pieces than the allocator keeps at hand for a thread, of a size that it likes to keep.
  @Test(arguments: [24, 40, 56, 120, 1000, 5000]) func nothingStaysInManyPieces(size: Int) throws {
    FreedMemory.wipe()
    let word = Array("giraffe ".utf8)
    let pieces = try (0..<200).map { _ in
      let piece = try #require(malloc(size))
      for index in 0..<size {
        piece.storeBytes(of: word[index % word.count], toByteOffset: index, as: UInt8.self)
      }
      return piece
    }
    let places = pieces.map { off_t(Int(bitPattern: $0)) }
    for piece in pieces { free(piece) }
    FreedMemory.wipeAtHand()

    let memory = open("/proc/self/mem", O_RDONLY)
    try #require(memory >= 0)
    defer { close(memory) }
    var buffer = [UInt8](repeating: 0, count: size)
    let left = places.filter { place in
      let got = pread(memory, &buffer, size, place)
      return stride(from: 0, to: max(got, 0), by: word.count).contains {
        buffer[$0..<min($0 + word.count, got)].elementsEqual(word)
      }
    }
    #expect(left.count == 0)
  }

  /// The stack of a thread that has ended is kept for the next, with what lay near its top.
  @Test func nothingStaysOnTheStacksOfThreads() async throws {
    FreedMemory.wipe()
    // At once, so that none takes the stack of another.
    let places = await withTaskGroup(of: off_t.self) { group in
      for _ in 0..<8 { group.addTask { await Background.run { Self.leaveWords() } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(places.count == 8)
    func left() throws -> Int { try Self.placesWithWords(among: places).count }
    for _ in 0..<100 where try left() > 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(try left() == 0)
  }

  /// Where a thread has left its words.
  private final class LeftPlace: Sendable {
    let address = Atomic<Int>(0)
  }

  /// Once the end of a thread has been waited for, nothing is left on its stack.
  @Test func nothingStaysOnTheStackOfAThreadThatIsWaitedFor() throws {
    FreedMemory.wipe()
    let place = LeftPlace()
    let thread = WorkThread {
      place.address.store(Int(Self.leaveWords()), ordering: .releasing)
    }
    thread?.join()
    let address = off_t(place.address.load(ordering: .acquiring))
    try #require(address != 0)
    #expect(try Self.placesWithWords(among: [address]) == [])
  }

  /// Those of the places where words have been left and still are.
  private static func placesWithWords(among places: [off_t]) throws -> [off_t] {
    let word = Array("flamingo ".utf8)
    let memory = open("/proc/self/mem", O_RDONLY)
    try #require(memory >= 0)
    defer { close(memory) }
    var buffer = [UInt8](repeating: 0, count: 900)
    return places.filter { place in
      let got = pread(memory, &buffer, 900, place)
      return stride(from: 0, to: max(got - 8, 0), by: word.count).contains {
        buffer[$0..<$0 + word.count].elementsEqual(word)
      }
    }
  }

  /// Leaves words on the stack, where small pieces of this kind lie. Returns their address.
  private static func leaveWords() -> off_t {
    let word = Array("flamingo ".utf8)
    return withUnsafeTemporaryAllocation(byteCount: 900, alignment: 1) { piece in
      for index in 0..<900 { piece[index] = word[index % word.count] }
      usleep(20_000)
      return off_t(Int(bitPattern: piece.baseAddress))
    }
  }
}
