import BubblepadPictureCodecs
import CursesCore

/// A picture as it was read.
public struct DecodedPicture: Sendable {
  /// Scaled down to what was asked for.
  public let pixels: PixelGrid
  /// The width it has in the file, upright.
  public let fullWidth: Int
  /// The height it has in the file, upright.
  public let fullHeight: Int
}

/// Makes pixels of the bytes of a file. What a picture may cost is bounded: its pixels, the passes over
/// them, and so the memory and the time.
public struct PictureDecoder: Sendable {
  /// The most pixels that the result is wide and high.
  public let side: Int

  /// The most pixels of a picture that is decoded whole: 160 MB of them.
  static let mostPixels: Int64 = 40_000_000
  /// The most pixels times passes of a JPEG. Each of its scans may go over all of it.
  static let mostScannedPixels = 1_000_000_000

  /// A decoder of pictures that are wanted so many pixels wide and high at most, 1 at least.
  public init(side: Int) { self.side = max(1, side) }

  /// The picture that the bytes of a file are.
  public func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    guard let kind = PictureKind(of: bytes) else { throw .unknownKind }
    switch kind {
    case .gif:
      var reader = GIFReader(bytes)
      let image = try reader.firstFrame(mostPixels: Int(Self.mostPixels))
      return finished(image, image.width, image.height, turned: 1)
    case .jpeg:
      let header = JPEGHeader(bytes)
      guard header.pixels * max(1, header.scans) <= Self.mostScannedPixels else {
        throw .tooMuchWork(.jpeg)
      }
      return try decode(kind, bytes, turned: header.orientation)
    case .png, .webp: return try decode(kind, bytes, turned: 1)
    }
  }

  private func decode(
    _ kind: PictureKind, _ bytes: [UInt8], turned orientation: Int
  ) throws(PictureError) -> DecodedPicture {
    var pixels = bp_pixels()
    defer { bp_release(&pixels) }
    // Twice as many as are wanted: their mean is smooth.
    let enough = Int32(clamping: side * 2)
    let outcome = bytes.withUnsafeBufferPointer { buffer in
      switch kind {
      case .jpeg:
        bp_decode_jpeg(buffer.baseAddress, buffer.count, Self.mostPixels, enough, &pixels)
      case .webp:
        bp_decode_webp(buffer.baseAddress, buffer.count, Self.mostPixels, enough, &pixels)
      case .png, .gif: bp_decode_png(buffer.baseAddress, buffer.count, Self.mostPixels, &pixels)
      }
    }
    switch outcome {
    case bp_decoded: break
    case bp_too_many_pixels: throw .tooManyPixels
    case bp_unsupported: throw .unsupported(kind)
    case bp_no_memory: throw .noMemory
    default: throw .damaged(kind)
    }
    let (width, height) = (Int(pixels.width), Int(pixels.height))
    let straight = UnsafeRawBufferPointer(start: pixels.bytes, count: width * height * 4)
    let image = SmallImage(straight, width: width, height: height, side: side)
    return finished(
      image.pixels, Int(pixels.full_width), Int(pixels.full_height), turned: orientation)
  }

  private func finished(
    _ image: PixelGrid, _ width: Int, _ height: Int, turned orientation: Int
  ) -> DecodedPicture {
    let small = SmallImage.size(width: image.width, height: image.height, side: side)
    let upright = image.scaled(toWidth: small.width, height: small.height).turned(by: orientation)
    let swaps = orientation >= 5
    return DecodedPicture(
      pixels: upright, fullWidth: swaps ? height : width, fullHeight: swaps ? width : height)
  }
}

/// A large picture taken down to a small one, a band of rows at a time: the large one is never copied.
struct SmallImage {
  let pixels: PixelGrid

  init(_ straight: UnsafeRawBufferPointer, width: Int, height: Int, side: Int) {
    let size = SmallImage.size(width: width, height: height, side: side)
    guard size.height < height || size.width < width else {
      pixels = PixelGrid(width: width, height: height, straight: straight)
      return
    }
    var result = PixelGrid(width: size.width, height: size.height)
    for row in 0..<size.height {
      let lower = row * height / size.height
      let upper = max(lower + 1, (row + 1) * height / size.height)
      let bytes = UnsafeRawBufferPointer(rebasing: straight[lower * width * 4..<upper * width * 4])
      let band = PixelGrid(width: width, height: upper - lower, straight: bytes)
      let line = band.scaled(toWidth: size.width, height: 1)
      for column in 0..<size.width { result[column, row] = line[column, 0] }
    }
    pixels = result
  }

  /// The size within a square of a side, with the same shape; never larger than it is.
  static func size(width: Int, height: Int, side: Int) -> (width: Int, height: Int) {
    let longer = max(width, height)
    guard longer > side else { return (width, height) }
    return (max(1, width * side / longer), max(1, height * side / longer))
  }
}
