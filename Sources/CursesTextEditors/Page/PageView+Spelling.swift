import CursesMarkdown
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// The spelling of what is in view. Words are found once for each unit, and judged anew only when the judge
/// has learned something: a key costs a comparison for each row.
extension PageView {
  /// The misspelt words of a unit, but for the one that is being typed at a place.
  @MainActor
  func misspelt(in unit: PageUnit, typedAt place: PagePosition?) -> [Range<PagePoint>] {
    guard let spelling else { return [] }
    find(unit, spelling.rules)
    let ranges = unit.box.spelling?.misspelt(spelling.judge) ?? []
    guard !ranges.isEmpty, let place, place.block == unit.block,
      unit.paragraphs.contains(place.paragraph)
    else { return ranges }
    let typed = point(place, unit)
    return ranges.filter { !$0.touches(typed) }
  }

  /// The words in view of which the judge knows nothing yet.
  @MainActor
  package mutating func unjudgedWords(typedAt place: PagePosition?) -> [String] {
    guard let spelling else { return [] }
    var words: [String] = []
    var last: LayoutBox?
    for (_, unit) in rowsInView() where unit.box !== last {
      last = unit.box
      find(unit, spelling.rules)
      let isTyped = place?.block == unit.block && unit.paragraphs.contains(place?.paragraph ?? -1)
      let typed = isTyped ? place.map { point($0, unit) } : nil
      for word in unit.box.spelling?.words ?? [] where spelling.judge.isMisspelt(word.text) == nil {
        if let typed, word.range.touches(typed) { continue }
        words.append(word.text)
      }
    }
    return words
  }

  private func find(_ unit: PageUnit, _ rules: SpellingRules) {
    guard unit.box.spelling == nil else { return }
    var words: [(range: Range<PagePoint>, text: String)] = []
    for paragraph in unit.paragraphs {
      for word in source.words(ofParagraph: paragraph, inBlock: unit.block, rules) {
        let places = [word.range.lowerBound, word.range.upperBound].map {
          point(PagePosition(block: unit.block, paragraph: paragraph, offset: $0), unit)
        }
        guard places[0] < places[1] else { continue }
        words.append((places[0]..<places[1], word.text))
      }
    }
    unit.box.spelling = UnitSpelling(words: words)
  }
}

extension Range<PagePoint> {
  /// Whether a caret at a point stands in the range or at its edge.
  fileprivate func touches(_ point: PagePoint) -> Bool {
    lowerBound <= point && point <= upperBound
  }
}
