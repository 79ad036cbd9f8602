import CursesCore
import CursesViews

extension TestHost {
  /// The screen's styles as a picture: a letter for each cell, the same for the same style, and below a
  /// legend. The style of most cells is `·`, a row of only these is left empty.
  ///
  ///     ··aaaa··
  ///
  ///     · #cdd6f4 on #1e1e2e
  ///     a #1e1e2e on #89b4fa bold
  public var stylePicture: String {
    let cells = (0..<size.rows).map { row in
      (0..<size.columns).map { style($0, row) }
    }
    var counts: [Style: Int] = [:]
    for style in cells.joined() { counts[style, default: 0] += 1 }
    let common = cells.joined().max { counts[$0, default: 0] < counts[$1, default: 0] }
    var letters: [Style: Character] = [:]
    var legend: [String] = []
    if let common {
      letters[common] = "·"
      legend.append("· \(common.legend)")
    }
    var rows = cells.map { row in
      var marks = row.map { style -> Character in
        if let known = letters[style] { return known }
        let letter = TestHost.letter(letters.count - 1)
        letters[style] = letter
        legend.append("\(letter) \(style.legend)")
        return letter
      }
      while marks.last == "·" { marks.removeLast() }
      return String(marks)
    }
    while rows.last == "" { rows.removeLast() }
    return (rows + [""] + legend).joined(separator: "\n")
  }

  /// `a` to `z`, `A` to `Z`, then `?`.
  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return index < letters.count ? letters[index] : "?"
  }

  /// Everything that a person sees: the picture, where the cursor is, and the styles.
  public var snapshot: String {
    let place = cursor.map { "cursor \($0.column), \($0.row)" } ?? "no cursor"
    return [picture, "", place, "", stylePicture, ""].joined(separator: "\n")
  }
}

extension Style {
  /// The colours and attributes in words: `#cdd6f4 on #1e1e2e bold`.
  var legend: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.undercurl, "undercurl"), (.strikethrough, "strikethrough"), (.reverse, "reverse"),
    ]
    let attributes = names.filter { self.attributes.contains($0.0) }.map { " \($0.1)" }
    let address = link.url.isEmpty ? "" : " <\(link.url)>"
    return "\(foreground.legend) on \(background.legend)\(attributes.joined())\(address)"
  }
}

extension Color {
  /// `#rrggbb`, and how much light shines through in 255ths where that is any.
  fileprivate var legend: String {
    if isTerminalDefault { return "default" }
    let digits = String(hex, radix: 16)
    let whole = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return isOpaque ? whole : "\(whole)/\(transmission)"
  }
}
