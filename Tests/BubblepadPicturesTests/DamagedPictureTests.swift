import CursesCore
import CursesSeededRandom
import Testing

@testable import BubblepadPictures

/// Picture files that were good once, their headers above all.
@Suite("Damaged pictures")
struct DamagedPictureTests {
  private static let words = [
    "IHDR", "IDAT", "PLTE", "tRNS", "IEND", "RIFF", "WEBPVP8X", "ANMF", "ALPH", "GIF89a",
    "\u{0}\u{0}",
  ]

  /// They are drawn or refused; what is drawn has a size and as many pixels.
  @Test(arguments: 1...6)
  func anyFileIsDrawnOrRefused(seed: UInt64) throws {
    let files = try PictureDecoderTests.names.map { try PictureDecoderTests.bytes($0) }
    var mutator = ByteMutator(seed: seed, words: Self.words)
    var dice = SeededGenerator(seed: seed &+ 50)
    for round in 0..<TestVariation.steps(150) {
      let file = files[dice.below(files.count)]
      // Half of the damage is done to the header: behind it most bytes are only colours.
      let head = dice.below(2) == 0 ? file.count : min(file.count, 80)
      let bytes = mutator.mutated(Array(file[..<head]), with: files) + file[head...]
      do throws(PictureError) {
        let picture = try PictureDecoder(side: 1 + dice.below(300)).decode(bytes)
        let pixels = picture.pixels
        #expect(pixels.width > 0 && pixels.height > 0, "seed \(seed) round \(round)")
        _ = pixels[pixels.width - 1, pixels.height - 1]
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }
}
