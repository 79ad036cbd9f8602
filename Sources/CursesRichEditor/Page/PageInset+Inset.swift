import CursesRichText
import CursesText
import CursesTextEditors

extension PageInset {
  /// An inset on a page.
  init(_ inset: Inset, showsLineEnds: Bool) {
    self.init(
      title: inset.title, target: inset.target,
      identity: ShownInset(inset: inset, showsLineEnds: showsLineEnds)
    ) { inset.body(in: $0, showsLineEnds: showsLineEnds) }
  }
}

/// An inset as it is shown.
private struct ShownInset: Hashable, Sendable {
  var inset: Inset
  var showsLineEnds: Bool
}

extension Inset {
  fileprivate func body(in format: PageFormat, showsLineEnds: Bool) -> InsetBody {
    var body = InsetBody()
    if !text.isEmpty {
      let source = RichPageSource(
        RichDocument(SourceText(bytes: text)), album: PictureAlbum(known: answers),
        showsLineEnds: showsLineEnds)
      body = InsetBody(source, mostRows: mostRows, format: format)
    }
    body.footer = footer(hidden: body.hiddenCount)
    return body
  }

  private func footer(hidden: Int) -> String {
    var parts = problem.isEmpty ? [] : [problem]
    // Lines of a source that were left out are lines as much as the rows that have no room.
    let isOfLines = omitted.map { $0.one == "line" } ?? true
    let lines = hidden + (isOfLines ? omitted?.count ?? 0 : 0)
    if lines > 0 { parts.append("\(lines) more \(lines == 1 ? "line" : "lines")") }
    if let omitted, !isOfLines, omitted.count > 0 {
      parts.append("\(omitted.count) more \(omitted.count == 1 ? omitted.one : omitted.many)")
    }
    return parts.joined(separator: " · ")
  }
}
