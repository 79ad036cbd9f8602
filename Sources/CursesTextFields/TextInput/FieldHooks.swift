import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

/// What has a say in an edit before it is made.
public struct FieldHooks {
  /// Whether an edit may be made. A paste and a deletion are one edit each.
  public var allows: ((FieldEdit) -> Bool)?
  /// What an edit makes of the field; nil refuses it.
  public var revises: ((FieldEdit) -> FieldContent?)?
  /// Why an edit that `revises` refuses does not fit, as a sentence.
  public var refusal: ((FieldEdit) -> String?)?

  /// Hooks; nil for what has no say.
  public init(
    allows: ((FieldEdit) -> Bool)? = nil, revises: ((FieldEdit) -> FieldContent?)? = nil,
    refusal: ((FieldEdit) -> String?)? = nil
  ) {
    self.allows = allows
    self.revises = revises
    self.refusal = refusal
  }

  var isEmpty: Bool { allows == nil && revises == nil }
}

extension FieldEditor {
  /// An edit in characters, as hooks see it.
  func fieldEdit(_ range: Range<Int>, _ replacement: String) -> FieldEdit {
    FieldEdit(
      text: text(in: 0..<storage.count),
      range: line.character(at: range.lowerBound)..<line.character(at: range.upperBound),
      replacement: replacement, caret: line.character(at: head))
  }

  /// Makes an edit, if the hooks let it be made.
  mutating func edit(
    _ range: Range<Int>, with text: String, kind: FieldHistory.Kind, startsGroup: Bool
  ) -> FieldEffect {
    guard let hooks, !hooks.isEmpty else {
      return replace(range, with: text, kind: kind, startsGroup: startsGroup)
    }
    let edit = fieldEdit(range, text)
    guard hooks.allows?(edit) ?? true else { return refused(.unwanted) }
    return revise(edit, range, with: text, kind: kind, startsGroup: startsGroup)
  }

  /// Makes an edit as the hooks revise it.
  mutating func revise(
    _ edit: FieldEdit, _ range: Range<Int>, with text: String, kind: FieldHistory.Kind,
    startsGroup: Bool
  ) -> FieldEffect {
    guard let revises = hooks?.revises else {
      return replace(range, with: text, kind: kind, startsGroup: startsGroup)
    }
    guard let content = revises(edit) else {
      return refused(hooks?.refusal?(edit).map { .unfit($0) } ?? .unwanted)
    }
    guard content.text.utf8.count <= edit.text.utf8.count || limit.allows(content.text) else {
      return refused(.tooLong)
    }
    let isSame = content.text.utf8.elementsEqual(edit.text.utf8)
    var effect = FieldEffect()
    if !isSame {
      effect = replace(
        0..<storage.count, with: content.text, kind: kind, startsGroup: startsGroup)
    }
    head =
      content.caret < line.characterCount
      ? line.range(ofCharacter: max(0, content.caret)).lowerBound : line.byteCount
    anchor = head
    return effect
  }

  func refused(_ refusal: FieldRefusal) -> FieldEffect {
    var effect = FieldEffect()
    effect.refusal = refusal
    return effect
  }

  /// Puts a text in the place of the whole value, as an edit that can be undone.
  mutating func replaceAll(with text: String) -> FieldEffect {
    guard !isReadOnly else { return refused(.readOnly) }
    endGroup()
    return replace(0..<storage.count, with: text, kind: .other, startsGroup: true)
  }
}
