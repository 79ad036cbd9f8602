import CursesCore
import Testing

@testable import BubblepadPictures

@Suite("Animated PNG files") struct AnimatedPNGTests {
  private struct Chunk: Equatable {
    var name: String
    var body: [UInt8]
  }

  private func chunks(_ file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var at = 8
    while at + 12 <= file.count {
      let count = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        Chunk(
          name: String(decoding: file[at + 4..<at + 8], as: UTF8.self),
          body: Array(file[at + 8..<at + 8 + count])))
      at += 12 + count
    }
    return chunks
  }

  private func image(_ width: Int, _ height: Int, red rows: Range<Int>) -> [UInt8] {
    (0..<height).flatMap { row in
      (0..<width).flatMap { _ in rows.contains(row) ? [255, 0, 0] : [0, 0, 255] as [UInt8] }
    }
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test func everyProgramShowsTheFirstImage() throws {
    var film = AnimatedPNG(width: 48, height: 32)
    film.add(image(48, 32, red: 0..<16), milliseconds: 100)
    film.add(image(48, 32, red: 16..<32), milliseconds: 100)
    let picture = try PictureDecoder(side: 256).decode(film.file())
    #expect(picture.pixels.width == 48 && picture.pixels.height == 32)
    #expect(picture.pixels[3, 3].red == 255 && picture.pixels[3, 30].blue == 255)
  }

  @Test func onlyWhatChangesIsThereAgain() {
    var film = AnimatedPNG(width: 10, height: 20)
    film.add(image(10, 20, red: 0..<5), milliseconds: 100)
    film.add(image(10, 20, red: 0..<8), milliseconds: 50)
    film.add(image(10, 20, red: 0..<8), milliseconds: 70)
    film.add([1, 2, 3], milliseconds: 10)
    let chunks = chunks(film.file())
    #expect(chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[1].body[0..<4]) == 2)
    let second = chunks[4].body
    // In their order: a number, width, height, left, top, the delay in thousandths.
    #expect(number(second[0..<4]) == 1 && number(chunks[5].body[0..<4]) == 2)
    #expect(number(second[4..<8]) == 10 && number(second[8..<12]) == 3)
    #expect(number(second[12..<16]) == 0 && number(second[16..<20]) == 5)
    #expect(number(second[20..<22]) == 120 && number(second[22..<24]) == 1000)
    #expect(second.suffix(2) == [0, 1])
  }
}
