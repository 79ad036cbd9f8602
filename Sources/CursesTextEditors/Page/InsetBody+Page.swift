extension InsetBody {
  /// The first rows of a text, all of which is laid out.
  package init(_ source: some PageSource, mostRows: Int, format: PageFormat) {
    self.init()
    let book = PageBook(source, format: format)
    var box: LayoutBox?
    let shown = book.rows(from: book.firstRow, count: mostRows)
    for (place, unit) in shown {
      if unit.box !== box { blocks.append(unit.box.layout) }
      box = unit.box
      rows.append(Row(block: blocks.count - 1, row: place.row))
    }
    hiddenCount = shown.last.map { book.row(Int.max / 2, below: $0.place).moved } ?? 0
  }
}
