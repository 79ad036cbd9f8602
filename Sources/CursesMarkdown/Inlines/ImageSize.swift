/// The size that the description of an image gives it in the vaults of Obsidian: `300`, or what follows the last bar of
/// `words|300` and `words|640x480`.
package enum ImageSize {
  /// The size with a bar before it; empty for a description without one.
  package static func suffix(of description: some Collection<UInt8>) -> String {
    let last = description.split(separator: Byte.pipe, omittingEmptySubsequences: false).last
    let size = String(decoding: Array(last ?? description[...]), as: UTF8.self)
    let sides = size.split(separator: "x", omittingEmptySubsequences: false)
    let isSize =
      sides.count <= 2
      && sides.allSatisfy { side in
        (1...5).contains(side.utf8.count) && side.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    return isSize ? "|" + size : ""
  }
}
