/// Numbers from 0 to 1 that depend on their seed alone (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64, number: Int, life: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    state ^= UInt64(bitPattern: Int64(number)) &* 0xD1B5_4A32_D192_ED03
    state &+= UInt64(bitPattern: Int64(life)) &* 0x8CB9_2BA7_2F3D_8DD7
  }

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(1 << 53)
  }
}
