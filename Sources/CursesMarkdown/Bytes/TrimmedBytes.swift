extension ArraySlice<UInt8> {
  /// Without the blanks at both ends.
  package var trimmingBlanks: ArraySlice<UInt8> {
    let start = drop { $0.isBlank }
    guard let last = start.lastIndex(where: { !$0.isBlank }) else { return start.prefix(0) }
    return start[...last]
  }
}
