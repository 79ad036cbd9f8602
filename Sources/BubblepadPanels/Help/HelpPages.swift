import BubblepadCommands
import BubblepadSettings

/// The keys, group by group, as F1 shows them.
package struct HelpPages {
  /// A row of the help: a heading, or keys and what they do.
  package struct Row: Identifiable {
    package let id: Int
    package let keys: String
    package let words: String
    package let isHeading: Bool
    /// What else it is found by.
    package var others = ""

    /// Whether all words are in its keys or its text, in small letters.
    fileprivate func has(_ words: [String]) -> Bool {
      let text = "\(keys) \(self.words) \(others)".lowercased()
      return words.allSatisfy(text.contains)
    }
  }

  package let rows: [Row]

  /// The rows that have all words of a query, under the headings they stand under.
  package func matching(_ query: String) -> HelpPages {
    let words = query.lowercased().split(separator: " ").map(String.init)
    guard !words.isEmpty else { return self }
    var found: [Row] = []
    var headings: [Row] = []
    for row in rows {
      if row.isHeading {
        headings = (headings.last?.words.isEmpty == true ? headings : []) + [row]
      } else if row.has(words) {
        found += headings.drop { found.isEmpty && $0.words.isEmpty } + [row]
        headings = []
      }
    }
    return HelpPages(rows: found)
  }

  /// As many of a command's keys as have room: none of them is cut.
  package static func keys(_ keys: String, columns: Int) -> String {
    var shown = ""
    // Two spaces stand between two keys, one between two keys of vi.
    for key in keys.split(separator: " ", omittingEmptySubsequences: false) {
      guard shown.count + 1 + key.count <= columns else { break }
      shown += shown.isEmpty ? String(key) : " " + key
    }
    while shown.last == " " { shown.removeLast() }
    return shown.isEmpty ? keys : shown
  }

  /// The rows with the keys above their words, for a narrow window.
  package func stacked(columns: Int) -> [Row] {
    let above = rows.flatMap { row -> [Row] in
      let keys = Row(id: 0, keys: "", words: row.keys, isHeading: true)
      return (row.keys.isEmpty ? [] : [keys])
        + [Row(id: 0, keys: "", words: row.words, isHeading: row.isHeading)]
    }
    return HelpPages(rows: above).rows(wordColumns: columns)
  }

  /// The rows with words that are too long going on in rows of their own.
  package func rows(wordColumns: Int) -> [Row] {
    var shown: [Row] = []
    func show(_ keys: String, _ words: String, isHeading: Bool) {
      shown.append(Row(id: shown.count, keys: keys, words: words, isHeading: isHeading))
    }
    for row in rows {
      var line = ""
      var keys = row.keys
      for word in row.words.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > wordColumns {
          show(keys, line, isHeading: row.isHeading)
          (line, keys) = ("", "")
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      show(keys, line, isHeading: row.isHeading)
    }
    return shown
  }
}

extension HelpPages {
  /// The keys of a keymap, and those of vi where they are on.
  package init(_ keymap: Keymap, usesVi: Bool) {
    var rows: [Row] = []
    for section in HelpSheet(keymap: keymap).sections {
      if !rows.isEmpty {
        rows.append(Row(id: rows.count, keys: "", words: "", isHeading: true))
      }
      rows.append(
        Row(id: rows.count, keys: "", words: section.title, isHeading: true))
      for row in section.rows where !row.keys.isEmpty {
        rows.append(
          Row(
            id: rows.count, keys: row.keys.joined(separator: "  "), words: row.help,
            isHeading: false, others: row.title))
      }
    }
    if usesVi { Self.addViKeys(to: &rows) }
    self.init(rows: rows)
  }

  private static func addViKeys(to rows: inout [Row]) {
    for part in ViSheet.parts {
      for words in ["", part.title] {
        rows.append(Row(id: rows.count, keys: "", words: words, isHeading: true))
      }
      for row in part.rows {
        rows.append(
          Row(id: rows.count, keys: row.keys, words: row.words, isHeading: false))
      }
    }
  }
}
