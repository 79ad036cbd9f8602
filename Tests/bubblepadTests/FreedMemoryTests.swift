import CursesSecrets
import Glibc
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
}
