/// Appends numbers, little-endian, and strings to bytes.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(counted more: some Collection<UInt8>) {
    write(UInt32(more.count))
    bytes.append(contentsOf: more)
  }
}

/// Takes the same apart again; nil wherever the bytes run out.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) { rest = ArraySlice(Array(bytes)) }

  var remaining: Int { rest.count }

  mutating func read<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard let bytes = read(count: size) else { return nil }
    var number: Number = 0
    for byte in bytes.reversed() {
      number =
        size == 1
        ? Number(truncatingIfNeeded: byte) : number << 8 | Number(truncatingIfNeeded: byte)
    }
    return number
  }

  mutating func read(count: Int) -> [UInt8]? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func readCounted() -> [UInt8]? {
    guard let count = read(UInt32.self) else { return nil }
    return read(count: Int(count))
  }
}
