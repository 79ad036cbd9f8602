import Glibc

/// What lies in the memory of another process; needs the right to look at it.
struct ProcessMemory {
  let identifier: pid_t

  /// How often words are in it; nil where it may not be read.
  func count(of words: String) -> Int? { places(of: words)?.count }

  /// Where words are: the mapping, the address in it, and the bytes around them.
  func places(of words: String) -> [String]? {
    guard let maps = fopen("/proc/\(identifier)/maps", "r") else { return nil }
    defer { fclose(maps) }
    let memory = open("/proc/\(identifier)/mem", O_RDONLY)
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    var total: [String] = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, 512, maps) != nil {
      let text = line.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      let parts = text.split(separator: " ")
      let ends = parts[0].split(separator: "-").compactMap { UInt(String($0), radix: 16) }
      guard parts.count > 1, parts[1].hasPrefix("rw"), ends.count == 2 else { continue }
      let name = parts.last.map { $0.hasSuffix("\n") ? String($0.dropLast()) : String($0) } ?? ""
      total += places(of: Array(words.utf8), from: ends[0], to: ends[1], in: memory).map {
        "\(name) \($0)"
      }
    }
    return total
  }

  private func places(
    of words: [UInt8], from: UInt, to end: UInt, in memory: Int32
  ) -> [String] {
    let size = Int(end - from)
    guard size < 1 << 30 else { return [] }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    let got = pread(memory, buffer.baseAddress, size, off_t(from))
    guard got > 0, let start = buffer.baseAddress else { return [] }
    var place = start
    let last = place + got
    var places: [String] = []
    while last - place >= words.count,
      let found = memchr(place, Int32(words[0]), last - place - words.count + 1)
    {
      if memcmp(found, words, words.count) == 0 {
        let offset = start.distance(to: UnsafeMutableRawPointer(mutating: found))
        let around = buffer[max(0, offset - 64)..<min(got, offset + words.count + 64)]
        let text = around.map { (32..<127).contains($0) ? Character(Unicode.Scalar($0)) : "·" }
        places.append("+\(String(offset, radix: 16)): \(String(text))")
      }
      place = found + 1
    }
    return places
  }
}
