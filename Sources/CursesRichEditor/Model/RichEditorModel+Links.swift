import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Links, footnotes and tags, and where they lead.
extension RichEditorModel {
  var linkJudge: (any LinkJudge)? {
    get { view.links }
    set { view.links = newValue }
  }

  /// Where the link at the caret leads.
  public var linkAtCaret: String? {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    return paragraph.run(before: place.visible)?.link ?? paragraph.run(after: place.visible)?.link
  }

  /// Goes where what stands at the caret leads: from a footnote's number to its text, from there back to the
  /// number; other notes and addresses are the program's.
  func followLink() -> RichEditorEffect {
    if let address = linkAtCaret { return effect { $0.followed = address } }
    if let tag = word(.tag) { return effect { $0.followed = Hashtag.destination(of: tag) } }
    let label = word(.footnote).map { String($0.dropFirst().dropLast()) }
    if let label {
      guard let place = TextOutline(document: document).footnote(labelled: label) else {
        return effect { $0.message = "There is no footnote “\(label)” in this note." }
      }
      return jump(to: place)
    }
    if let label = TextOutline(document: document).footnoteLabel(at: document.head),
      let place = TextOutline(document: document).footnoteReference(labelled: label)
    {
      return jump(to: place)
    }
    return effect { $0.message = "There is no link here." }
  }

  private func jump(to offset: Int) -> RichEditorEffect {
    document.noteJump(from: document.state.selection.main.head)
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    settle(rowAffinity: .downstream)
    return RichEditorEffect()
  }

  /// The visible text of the run at the caret that has an attribute.
  private func word(_ attribute: RichAttributes) -> String? {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    let runs = [paragraph.run(before: place.visible), paragraph.run(after: place.visible)]
    guard let run = runs.compactMap({ $0 }).first(where: { $0.attributes.contains(attribute) })
    else { return nil }
    return String(decoding: paragraph.text[run.range], as: UTF8.self)
  }

  /// Whether a click there, with Control, is meant for what stands under it.
  func leadsSomewhere(_ place: RichPlace) -> Bool {
    let run = document.paragraph(at: place).run(after: place.visible)
    return run.map { !$0.attributes.isDisjoint(with: [.footnote, .tag]) } ?? false
  }
}
