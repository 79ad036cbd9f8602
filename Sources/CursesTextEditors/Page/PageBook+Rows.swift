@_spi(Nodes) import CursesViewGraph

/// The way from row to row.
extension PageBook {
  package var firstRow: PageRowPlace { PageRowPlace(block: 0, paragraph: 0, row: 0) }

  package func row(after place: PageRowPlace) -> PageRowPlace? {
    let unit = unit(block: place.block, paragraph: place.paragraph)
    if unit.box.layout.row(at: place.row + 1) != nil {
      return PageRowPlace(
        block: unit.block, paragraph: unit.paragraphs.lowerBound, row: place.row + 1)
    }
    return row(afterUnit: unit)
  }

  func row(afterUnit unit: PageUnit) -> PageRowPlace? {
    guard
      let next = source.shownParagraph(
        unit.paragraphs.upperBound, inBlock: unit.block, forward: true)
    else { return nil }
    return PageRowPlace(block: next.block, paragraph: next.paragraph, row: 0)
  }

  package func row(before place: PageRowPlace) -> PageRowPlace? {
    if place.row > 0 {
      return PageRowPlace(block: place.block, paragraph: place.paragraph, row: place.row - 1)
    }
    guard
      let shown = source.shownParagraph(
        place.paragraph - 1, inBlock: place.block, forward: false)
    else { return nil }
    let before = unit(block: shown.block, paragraph: shown.paragraph)
    return PageRowPlace(
      block: before.block, paragraph: before.paragraphs.lowerBound,
      row: max(0, before.box.layout.rowCount() - 1))
  }

  package func fraction(before place: PageRowPlace) -> Double {
    let start = source.fraction(beforeBlock: place.block)
    let end =
      place.block + 1 < source.blockCount ? source.fraction(beforeBlock: place.block + 1) : 1
    let count = max(1, source.paragraphCount(inBlock: place.block))
    return start + (end - start) * Double(place.paragraph) / Double(count)
  }

  /// A place made valid again after the document has changed.
  package func clamped(_ place: PageRowPlace) -> PageRowPlace {
    let unit = unit(block: place.block, paragraph: place.paragraph)
    let isSame = unit.block == place.block && unit.paragraphs.contains(place.paragraph)
    var row = isSame ? place.row : 0
    if row > 0, unit.box.layout.row(at: row) == nil { row = unit.box.layout.rowCount() - 1 }
    return PageRowPlace(block: unit.block, paragraph: unit.paragraphs.lowerBound, row: row)
  }

  // MARK: Many rows at once

  /// Goes from unit to unit: of those passed only the number of rows is asked for.
  package func row(_ count: Int, below place: PageRowPlace) -> (place: PageRowPlace, moved: Int) {
    guard count > 0 else { return (place, 0) }
    var (place, left) = (place, count)
    while true {
      let unit = unit(block: place.block, paragraph: place.paragraph)
      (place.block, place.paragraph) = (unit.block, unit.paragraphs.lowerBound)
      if unit.box.layout.row(at: place.row + left) != nil {
        place.row += left
        return (place, count)
      }
      let last = max(place.row, unit.box.layout.rowCount() - 1)
      left -= last - place.row
      guard let next = row(afterUnit: unit) else {
        place.row = last
        return (place, count - left)
      }
      (place, left) = (next, left - 1)
      if left == 0 { return (place, count) }
    }
  }

  package func row(_ count: Int, above place: PageRowPlace) -> (place: PageRowPlace, moved: Int) {
    var (place, left) = (place, count)
    while left > place.row {
      left -= place.row
      place.row = 0
      guard let before = row(before: place) else { return (place, count - left) }
      (place, left) = (before, left - 1)
    }
    place.row -= left
    return (place, count)
  }

  package func distance(from start: PageRowPlace, to end: PageRowPlace, limit: Int) -> Int? {
    guard start != end else { return 0 }
    guard start < end else { return nil }
    var (place, distance) = (start, 0)
    while distance <= limit {
      let unit = unit(block: place.block, paragraph: place.paragraph)
      (place.block, place.paragraph) = (unit.block, unit.paragraphs.lowerBound)
      if (place.block, place.paragraph) == (end.block, end.paragraph) {
        let found = distance + end.row - place.row
        return found <= limit && unit.box.layout.row(at: end.row) != nil ? found : nil
      }
      guard place < end, unit.box.layout.row(at: place.row + limit - distance) == nil,
        let next = row(afterUnit: unit)
      else { return nil }
      distance += max(place.row, unit.box.layout.rowCount() - 1) - place.row + 1
      place = next
    }
    return nil
  }
}
