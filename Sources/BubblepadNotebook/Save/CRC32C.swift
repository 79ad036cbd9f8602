/// The checksum of journal records (Castagnoli polynomial, as in iSCSI and ext4).
enum CRC32C {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0x82F6_3B78 : value >> 1
    }
  }

  static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)]
    }
  }
}
