import CursesText

extension RichDocument {
  /// The paragraph at a place; at one that an edit took away, the one before it.
  public func paragraph(at place: RichPlace) -> RichParagraph {
    if place.block >= 0, place.block < blockCount {
      let paragraphs = block(place.block).paragraphs
      if paragraphs.indices.contains(place.paragraph) { return paragraphs[place.paragraph] }
    }
    let found = existing(place)
    return block(found.block).paragraphs[found.paragraph]
  }

  /// The caret place of a source offset; where none is, the one before it.
  public func place(at offset: Int) -> RichPlace {
    // One key asks for the caret some ten times.
    if let foundPlace, foundPlace.offset == offset, foundPlace.forgettings == cache.forgettings {
      return foundPlace.place
    }
    let place = findPlace(at: offset)
    foundPlace = (offset, cache.forgettings, place)
    return place
  }

  private func findPlace(at offset: Int) -> RichPlace {
    let index = blockIndex(at: min(max(offset, 0), state.text.count))
    let block = block(index)
    let paragraph = block.paragraphIndex(at: offset)
    let visible = block.paragraphs[paragraph].visibleOffset(offset)
    return RichPlace(block: index, paragraph: paragraph, visible: visible)
  }

  /// The source offset of a caret place; see `RichParagraph.sourceOffset`.
  public func offset(of place: RichPlace, affinity: Affinity = .upstream) -> Int {
    paragraph(at: place).sourceOffset(place.visible, affinity: affinity)
  }

  /// The place itself while it is one; after an edit that took it away, the nearest before it.
  public func existing(_ place: RichPlace) -> RichPlace {
    while place.block >= blockCount, readOn() {}
    let index = min(max(0, place.block), blockCount - 1)
    let paragraphs = block(index).paragraphs
    var found = RichPlace(
      block: index, paragraph: min(max(0, place.paragraph), paragraphs.count - 1),
      visible: place.visible)
    let paragraph = paragraphs[found.paragraph]
    let isSame = (found.block, found.paragraph) == (place.block, place.paragraph)
    if !isSame || place.visible > paragraph.text.count { found.visible = paragraph.text.count }
    return found
  }

  /// Whether a place stands where a long line is cut: between two characters of it, and not at the start
  /// of what is a line.
  public func isInLine(_ place: RichPlace) -> Bool {
    place.paragraph == 0 && place.visible == 0 && block(place.block).continues == .line
  }

  /// The block with the header of the table that a block goes on with; nil when it goes on with none.
  public func tableHead(ofBlock index: Int) -> Int? { table.tableHead(ofPart: index) }

  /// The place of the selection's head.
  public var head: RichPlace { place(at: state.selection.main.head) }

  /// The place of the selection's anchor.
  public var anchor: RichPlace { place(at: state.selection.main.anchor) }

  /// The start of the paragraph after the one at `place`; `nil` in the last.
  public func nextParagraph(after place: RichPlace) -> RichPlace? {
    if place.paragraph + 1 < block(place.block).paragraphs.count {
      return RichPlace(block: place.block, paragraph: place.paragraph + 1, visible: 0)
    }
    if place.block + 1 == blockCount { readOn() }
    guard place.block + 1 < blockCount else { return nil }
    return RichPlace(block: place.block + 1, paragraph: 0, visible: 0)
  }

  /// The end of the paragraph before the one at `place`; `nil` in the first.
  public func previousParagraph(before place: RichPlace) -> RichPlace? {
    var previous = place
    if place.paragraph > 0 {
      previous.paragraph -= 1
    } else {
      guard place.block > 0 else { return nil }
      previous.block -= 1
      previous.paragraph = block(previous.block).paragraphs.count - 1
    }
    previous.visible = paragraph(at: previous).text.count
    return previous
  }

  /// Brings the selection to caret places.
  package func snapSelection() {
    let text = state.text
    let snapped = state.selection.mapRanges { range in
      var range = range
      range.anchor = offset(of: place(at: range.anchor))
      range.head = offset(of: place(at: range.head))
      return range
    }
    if snapped != state.selection { state = TextState(text, selection: snapped) }
  }

  package func setSelection(_ selection: Selection) {
    state = TextState(state.text, selection: selection)
    followReveal()
  }
}
