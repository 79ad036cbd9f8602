import CursesCore
import Foundation
import Testing

@testable import BubblepadPictures

@Suite struct PictureDecoderTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Data")

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// A colour by its nearest name.
  private func name(_ pixel: PixelGrid.Pixel) -> String {
    if pixel.alpha < 64 { return "clear" }
    let names: [(String, (Int, Int, Int))] = [
      ("red", (255, 40, 40)), ("blue", (40, 40, 255)), ("green", (40, 200, 40)),
      ("white", (240, 240, 240)), ("black", (0, 0, 0)),
    ]
    func part(_ value: UInt8) -> Int { Int(value) * 255 / Int(pixel.alpha) }
    let (red, green, blue) = (part(pixel.red), part(pixel.green), part(pixel.blue))
    let nearest = names.min { one, two in
      func away(_ color: (Int, Int, Int)) -> Int {
        abs(color.0 - red) + abs(color.1 - green) + abs(color.2 - blue)
      }
      return away(one.1) < away(two.1)
    }
    return nearest?.0 ?? ""
  }

  private func quarters(_ pixels: PixelGrid) -> [String] {
    let (x, y) = (pixels.width / 4, pixels.height / 4)
    return [(x, y), (3 * x, y), (x, 3 * y), (3 * x, 3 * y)].map { name(pixels[$0.0, $0.1]) }
  }

  @Test(arguments: [
    ("quarters.png", ["red", "blue", "green", "white"]),
    ("quarters.jpg", ["red", "blue", "green", "white"]),
    ("progressive.jpg", ["red", "blue", "green", "white"]),
    ("quarters.gif", ["red", "blue", "green", "white"]),
    ("interlaced.gif", ["red", "blue", "green", "white"]),
    ("moving.gif", ["red", "blue", "green", "white"]),
    ("quarters.webp", ["red", "blue", "green", "white"]),
    ("clear.png", ["clear", "blue", "green", "white"]),
    ("clear.webp", ["clear", "blue", "green", "white"]),
    ("clear.gif", ["clear", "red", "clear", "red"]),
  ])
  func pixelsAreThoseOfTheFile(file: String, expected: [String]) throws {
    let picture = try PictureDecoder(side: 256).decode(Self.bytes(file))
    #expect(picture.pixels.width == 48 && picture.pixels.height == 32)
    #expect(quarters(picture.pixels) == expected)
    let small = try PictureDecoder(side: 12).decode(Self.bytes(file))
    #expect(small.pixels.width == 12 && small.pixels.height == 8)
    #expect(small.fullWidth == 48 && small.fullHeight == 32)
    #expect(quarters(small.pixels) == expected)
  }

  @Test func aTurnedCameraIsTurnedBack() throws {
    let picture = try PictureDecoder(side: 256).decode(Self.bytes("turned.jpg"))
    #expect(picture.pixels.width == 32 && picture.pixels.height == 48)
    #expect(picture.fullWidth == 32 && picture.fullHeight == 48)
    // A quarter to the right.
    #expect(quarters(picture.pixels) == ["green", "red", "white", "blue"])
  }

  @Test func halfClearPixelsAreMultiplied() throws {
    let picture = try PictureDecoder(side: 256).decode(Self.bytes("clear.png"))
    let pixel = picture.pixels[40, 4]
    #expect(pixel.alpha == 128 && pixel.blue == 128 && pixel.red == 20)
  }

  @Test func whatCannotBeShownSaysWhy() throws {
    func reason(_ bytes: [UInt8]) -> PictureError? {
      do throws(PictureError) {
        _ = try PictureDecoder(side: 64).decode(bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(reason(try Self.bytes("cmyk.jpg")) == .unsupported(.jpeg))
    #expect(reason(try Self.bytes("moving.webp")) == .unsupported(.webp))
    #expect(reason([]) == .unknownKind)
    #expect(reason(Array("<svg></svg>".utf8)) == .unknownKind)
    #expect(reason(Array(try Self.bytes("quarters.png").prefix(60))) == .damaged(.png))
    #expect(reason(Array("GIF89a".utf8)) == .damaged(.gif))
  }

  /// Sizes that would take gigabytes are refused by the header alone.
  @Test func hugePicturesAreRefused() throws {
    var png = try Self.bytes("quarters.png")
    // Width and height of 65,535, and the checksum that goes with them.
    png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    png.replaceSubrange(29..<33, with: Self.checksum(png[12..<29]))
    #expect(throws: PictureError.tooManyPixels) { try PictureDecoder(side: 64).decode(png) }
    var gif = try Self.bytes("quarters.gif")
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.tooManyPixels) { try PictureDecoder(side: 64).decode(gif) }
    var jpeg = try Self.bytes("quarters.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.tooMuchWork(.jpeg)) { try PictureDecoder(side: 64).decode(jpeg) }
  }

  /// Scans are cheap to write and dear to read.
  @Test func aJPEGOfTooManyScansIsRefused() throws {
    var jpeg = try Self.bytes("progressive.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC2 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x10, 0, 0x10, 0])
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0]
    jpeg += (0..<100).flatMap { _ in scan }
    #expect(throws: PictureError.tooMuchWork(.jpeg)) { try PictureDecoder(side: 64).decode(jpeg) }
  }

  /// Every file cut at every byte, and with bytes changed at random: it is decoded or refused.
  @Test func damagedFilesNeverTrap() throws {
    var state: UInt64 = 0x2545_F491_4F6C_DD1D
    func chance(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % max(1, limit)
    }
    let decoder = PictureDecoder(side: 16)
    for name in try Self.names {
      let whole = try Self.bytes(name)
      for count in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
        _ = try? decoder.decode(Array(whole.prefix(count)))
      }
      for _ in 0..<150 {
        var bytes = whole
        for _ in 0...chance(6) { bytes[chance(bytes.count)] = UInt8(chance(256)) }
        _ = try? decoder.decode(bytes)
      }
    }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    sum = ~sum
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
  }
}
