extension String {
  /// The part of a path after its last slash.
  package var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }

  /// The folder a path lies in.
  package var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The rest of a path from a folder on; nil where it does not lie below it.
  package func below(_ folder: String) -> String? {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : nil
  }
}
