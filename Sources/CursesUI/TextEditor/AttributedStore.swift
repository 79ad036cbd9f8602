#if Essentials
import CursesCore
import CursesText
import CursesThemes

/// The attributes of an editor's text: an attributed string with the text's own characters, in step with
/// it. Copies share their storage, so that each step of the history keeps one.
struct AttributedStore: TextAttributeStore {
  private(set) var value: AttributedString
  /// The attributes of what is typed next, where they are not those of the place.
  var typing: AttributeContainer?
  var definition: (any AttributedTextFormattingDefinition)?
  var theme: Theme?

  init(_ value: AttributedString) { self.value = value }

  private func index(_ offset: Int) -> AttributedString.Index {
    value.utf8.index(value.startIndex, offsetBy: min(max(0, offset), value.utf8.count))
  }

  private func range(_ range: Range<Int>) -> Range<AttributedString.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  // MARK: Editing

  mutating func apply(_ edits: [Edit], fragment: (any Sendable)?) {
    for edit in edits.reversed() {
      apply(edit, fragment: fragment as? AttributedString)
      value.recountFlags(behind: edit.range.lowerBound + edit.text.count)
    }
    typing = nil
  }

  private mutating func apply(_ edit: Edit, fragment: AttributedString?) {
    let range = range(edit.range)
    guard !edit.text.isEmpty else { return value.removeSubrange(range) }
    if var fragment {
      definition?.constrain(&fragment)
      return value.replaceSubrange(range, with: fragment)
    }
    var container =
      range.isEmpty
      ? typing ?? value.attributesOfTyping(at: range.lowerBound)
      : value.attributesOfTyping(replacing: range)
    definition?.constrain(&container)
    value.replaceSubrange(range, with: AttributedString(edit.text.string, attributes: container))
  }

  mutating func caretMoved() { typing = nil }

  func fragment(of range: Range<Int>) -> (any Sendable)? {
    AttributedString(value[self.range(range)])
  }

  /// The attributes of what is typed at the selection.
  func typingAttributes(_ selection: Selection) -> AttributeContainer {
    let main = range(selection.main.range)
    if main.isEmpty { return typing ?? value.attributesOfTyping(at: main.lowerBound) }
    return value.attributesOfTyping(replacing: main)
  }

  mutating func toggle(_ trait: TextTrait, in selection: Selection) -> Bool {
    if selection.isCaret {
      var container = typingAttributes(selection)
      container.set(trait, isOn: !container.has(trait))
      definition?.constrain(&container)
      typing = container
      return true
    }
    let ranges = selection.ranges.filter { !$0.isCaret }.map { range($0.range) }
    let runs = ranges.flatMap { range in
      value[range].runs.map { run in (run.range, run.attributes) }
    }
    let isOn = !runs.allSatisfy { $0.1.has(trait) }
    for (range, attributes) in runs {
      var container = attributes
      container.set(trait, isOn: isOn)
      definition?.constrain(&container)
      if container != attributes { value[range].setAttributes(container) }
    }
    return true
  }

  // MARK: Looks

  func spans(in range: Range<Int>) -> [PageSpan] {
    guard !range.isEmpty else { return [] }
    let slice = value[self.range(range)]
    return slice.runs.compactMap { run in
      let start = value.utf8.distance(from: slice.startIndex, to: run.range.lowerBound)
      let end = value.utf8.distance(from: slice.startIndex, to: run.range.upperBound)
      return PageSpan(run.attributes, range: start..<end, theme: theme)
    }
  }

  func alignment(at offset: Int) -> CellAlignment? {
    guard offset < value.utf8.count else { return nil }
    let start = index(offset)
    switch value[start..<value.characters.index(after: start)].runs.first?.attributes.alignment {
    case .left: return .left
    case .center: return .center
    case .right: return .right
    case nil: return nil
    }
  }
}

extension PageSpan {
  /// The look of a run; nil for a plain one.
  fileprivate init?(_ container: AttributeContainer, range: Range<Int>, theme: Theme?) {
    var meaning = PageAttributes()
    let intent = container.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { meaning.insert(.strong) }
    if intent.contains(.emphasized) { meaning.insert(.emphasis) }
    if intent.contains(.strikethrough) { meaning.insert(.strikethrough) }
    if intent.contains(.code) { meaning.insert(.code) }
    if container.link != nil { meaning.insert(.link) }
    var tint = PageTint(
      foreground: container.foregroundColor?.cell(theme),
      background: container.backgroundColor?.cell(theme))
    tint.attributes = container.font?.textAttributes ?? []
    if let style = container.underlineStyle {
      tint.attributes.insert(style.pattern == .solid ? .underline : .undercurl)
    }
    if container.strikethroughStyle != nil { tint.attributes.insert(.strikethrough) }
    guard !meaning.isEmpty || !tint.isEmpty else { return nil }
    self.init(
      range: range, attributes: meaning, target: container.link?.absoluteString ?? "",
      tint: tint.isEmpty ? nil : tint)
  }
}

extension AttributeContainer {
  fileprivate func has(_ trait: TextTrait) -> Bool {
    let intent = self.inlinePresentationIntent ?? []
    switch trait {
    case .bold:
      return self.font?.textAttributes.contains(.bold) == true
        || intent.contains(.stronglyEmphasized)
    case .italic:
      return self.font?.textAttributes.contains(.italic) == true || intent.contains(.emphasized)
    case .underline: return self.underlineStyle != nil
    case .strikethrough: return self.strikethroughStyle != nil || intent.contains(.strikethrough)
    }
  }

  fileprivate mutating func set(_ trait: TextTrait, isOn: Bool) {
    switch trait {
    case .bold:
      self.font = (self.font ?? .body).bold(isOn)
      if !isOn { self.inlinePresentationIntent?.remove(.stronglyEmphasized) }
    case .italic:
      self.font = (self.font ?? .body).italic(isOn)
      if !isOn { self.inlinePresentationIntent?.remove(.emphasized) }
    case .underline: self.underlineStyle = isOn ? .single : nil
    case .strikethrough:
      self.strikethroughStyle = isOn ? .single : nil
      if !isOn { self.inlinePresentationIntent?.remove(.strikethrough) }
    }
    // A font that says nothing is none: the text is as plain as it was.
    if self.font == .body { self.font = nil }
    if self.inlinePresentationIntent == [] { self.inlinePresentationIntent = nil }
  }
}
#endif
