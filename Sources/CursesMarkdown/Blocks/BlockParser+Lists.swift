/// Items, their lists, and footnote definitions.
extension BlockParser {
  mutating func openItem() -> Start {
    guard matched + 2 <= BlockParser.nestingLimit,
      let marker = reader.listMarker(isInParagraph: isInParagraph)
    else {
      return .none
    }
    let start = reader.textStart
    let markerIndent = reader.indent
    closePending()
    reader.moveToText()
    reader.advance(columns: marker.end - start)
    let padding = reader.consumePadding() + marker.end - start
    openList(marker, start: start)
    let item = addContainer(.item, start: start, end: marker.end)
    blocks[item].opener = Span(start, marker.end)
    blocks[item].indent = Int32(markerIndent + padding)
    return .container
  }

  private mutating func openList(_ marker: LineReader.ListMarker, start: Int) {
    if let last = open.last, blocks[Int(last)].tag == .list {
      let list = blocks[Int(last)]
      if list.detail == marker.byte { return }
    }
    let list = addContainer(.list, start: start, end: marker.end)
    blocks[list].detail = marker.byte
    blocks[list].number = marker.number
  }

  mutating func openFootnote() -> Start {
    guard options.contains(.footnotes), canNest, !isInParagraph, let at = reader.footnoteLabelEnd()
    else { return .none }
    let start = reader.textStart
    let index = addContainer(.footnoteDefinition, start: start, end: at + 2)
    blocks[index].opener = Span(start, at + 2)
    blocks[index].info = Span(start + 2, at)
    reader.moveToText()
    reader.advance(columns: at + 2 - start)
    reader.findText()
    reader.moveToText()
    return .container
  }

  /// Finds the box of a task at the start of the open paragraph, and cuts it off.
  mutating func takeTaskBox() {
    let paragraph = blocks[Int(leaf)]
    let item = Int(paragraph.parent)
    guard options.contains(.taskItems), blocks[item].tag == .item,
      blocks[item].firstChild == leaf, !blocks[item].flags.contains(.reopened),
      paragraph.segments.start < paragraph.segments.end
    else { return }
    let segment = paragraph.segments.lower
    let start = Int(segments[segment].start)
    let end = Int(segments[segment].end)
    guard
      let box = reader.taskBox(
        at: start, upTo: end, lineEnd: Int(segments[segment].lineEnd), options)
    else {
      return
    }
    var text = box.end
    while text < end, reader.source[text].isBlank { text += 1 }
    // Alone in its line, the box is all there is of the item's first paragraph.
    guard text < end || paragraph.segments.lower + 1 == paragraph.segments.upper else { return }
    blocks[item].flags.formUnion(box.state)
    blocks[item].info = Span(start, box.end)
    segments[segment].start = Int32(text)
    if text < end { blocks[Int(leaf)].span.start = Int32(text) }
  }
}
