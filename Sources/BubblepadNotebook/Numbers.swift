/// Numbers as they are shown.
package enum Numbers {
  /// A number with a comma before each three of its last digits: “1,500”.
  package static func words(_ number: Int) -> String {
    var (words, rest) = ("", String(number.magnitude)[...])
    while rest.count > 3 {
      words = "," + rest.suffix(3) + words
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + rest + words
  }

  /// So many of a thing: “1 note”, “1,500 notes”.
  package static func words(_ count: Int, _ noun: String) -> String {
    "\(words(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The first three of some names, and how many more there are: “a, b, c and 1,500 more”.
  package static func list(_ names: [String]) -> String {
    let more = names.count - 3
    return names.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(words(more)) more" : "")
  }
}
