@_spi(Nodes) import CursesViewGraph

/// Says which links lead to what is not there.
@MainActor
public protocol LinkJudge: AnyObject {
  /// Counts up whenever an answer may be another than before.
  var revision: Int { get }
  /// Whether a link leads nowhere. It is asked for every link in view: it must not wait for anything.
  func leadsNowhere(_ address: String) -> Bool
}

/// The links of one unit of a page that lead nowhere, as they were found last.
struct UnitLinks {
  fileprivate let revision: Int
  fileprivate let missing: [Range<PagePoint>]
}

extension PageView {
  /// The links of a unit that lead nowhere. They are judged anew only when the judge has learned something.
  @MainActor
  func missingLinks(in unit: PageUnit) -> [Range<PagePoint>] {
    guard let links else { return [] }
    if let known = unit.box.links, known.revision == links.revision { return known.missing }
    var missing: [Range<PagePoint>] = []
    for (index, leaf) in unit.box.layout.leaves.enumerated() {
      for span in leaf.leaf.spans where !span.target.isEmpty && links.leadsNowhere(span.target) {
        let places = [span.range.lowerBound, span.range.upperBound]
          .map { PagePoint(leaf: index, offset: $0) }
        missing.append(places[0]..<places[1])
      }
    }
    unit.box.links = UnitLinks(revision: links.revision, missing: missing)
    return missing
  }

  /// A page of another source that is shown as this one is.
  package func showing(_ source: Source) -> PageView {
    let format = book.format
    var view = PageView(source, format: format)
    (view.spelling, view.links) = (spelling, links)
    (view.showsPictures, view.depth) = (showsPictures, depth)
    view.resize(to: size, widths: format.widths, signs: format.signs)
    return view
  }
}
