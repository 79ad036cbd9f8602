import CursesCore
import CursesInputFormats
@_spi(Nodes) import CursesViewGraph

extension FieldEditor {
  /// Takes a key: a command of the keymap or a character. Other keys are not handled.
  @discardableResult
  public mutating func handle(_ key: Key) -> FieldEffect {
    if let command = keymap[key] { return perform(command) }
    if let typed = key.typed { return type(typed) }
    return .unhandled
  }

  /// Types one character in place of the selection.
  @discardableResult
  public mutating func type(_ character: Character) -> FieldEffect {
    guard let admitted = filter(character) else { return refused(.unwanted) }
    let wanted = capitalization == .never ? admitted : capitalized(admitted)
    let startsWord = !wanted.isWhitespace && isAfterSpace
    return insert(String(wanted), kind: .typing, startsGroup: startsWord || hasSelection)
  }

  /// Pastes bytes as they came from the terminal: cleaned, and cut to the limit. A format says itself what
  /// it takes; without one a paste with a character that the filter does not take is refused as a whole,
  /// since a number without its point is another number.
  @discardableResult
  public mutating func paste(_ bytes: [UInt8]) -> FieldEffect {
    let clean = Storage.isSecret ? secretPaste(bytes) : InputText.singleLine(bytes)
    if !keepsFormat, let alien = alien(in: clean) {
      return refused(
        Storage.isSecret ? .unwanted : .unfit("“\(alien)” cannot be used here."))
    }
    let wanted = keepsFormat ? CharacterFilter.text(clean) : filter(clean)
    guard !wanted.isEmpty else { return bytes.isEmpty ? FieldEffect() : refused(.unwanted) }
    // A part of a paste is another value than what was copied.
    if !keepsFormat, !isReadOnly {
      let room = fitting(wanted).count
      guard room == wanted.count else { return refused(.overlong(room: room)) }
    }
    endGroup()
    return insert(wanted, kind: .other, startsGroup: true)
  }

  /// The first character of a paste that the filter does not take, other than blanks and what no field
  /// takes.
  private func alien(in text: String) -> Character? {
    text.first { filter($0) == nil && !$0.isWhitespace && CharacterFilter.text($0) != nil }
  }

  /// A secret is taken as it is, but for the line end that copying a line brings along.
  private func secretPaste(_ bytes: [UInt8]) -> String {
    var bytes = bytes[...]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var isAfterSpace: Bool {
    guard !Storage.isSecret, selection.lowerBound > 0 else { return false }
    return storage.withUTF8 { $0[selection.lowerBound - 1] == 0x20 }
  }

  /// Puts as much of a text as fits in place of the selection.
  mutating func insert(
    _ text: String, kind: FieldHistory.Kind, startsGroup: Bool
  ) -> FieldEffect {
    guard !isReadOnly else { return refused(.readOnly) }
    if let allows = hooks?.allows, !allows(fieldEdit(selection, text)) {
      return refused(.unwanted)
    }
    // A format says itself how much of a text it takes.
    let fitting = keepsFormat ? text : fitting(text)
    guard !fitting.isEmpty else { return refused(.tooLong) }
    var effect =
      hooks?.revises == nil
      ? replace(selection, with: fitting, kind: kind, startsGroup: startsGroup)
      : revise(
        fieldEdit(selection, fitting), selection, with: fitting, kind: kind,
        startsGroup: startsGroup)
    if fitting.utf8.count < text.utf8.count { effect.refusal = .tooLong }
    return effect
  }

  private func fitting(_ text: String) -> String {
    guard limit != .none else { return text }
    guard Storage.isSecret else {
      let whole = self.text(in: 0..<storage.count)
      let start = whole.utf8.index(whole.startIndex, offsetBy: selection.lowerBound)
      let end = whole.utf8.index(start, offsetBy: selection.count)
      return limit.fitting(text, between: whole[..<start], and: whole[end...])
    }
    // A secret is not joined to find out: what is selected goes, every new character counts.
    let kept = line.characterCount - charactersSelected
    var characters = kept
    var bytes = storage.count - selection.count
    return String(
      text.prefix { character in
        characters += 1
        bytes += character.utf8.count
        return limit.allows(characters: characters, bytes: bytes)
      })
  }

  private var charactersSelected: Int {
    line.character(at: selection.upperBound) - line.character(at: selection.lowerBound)
  }

  /// The one place where the value changes.
  mutating func replace(
    _ range: Range<Int>, with text: String, kind: FieldHistory.Kind, startsGroup: Bool
  ) -> FieldEffect {
    if !Storage.isSecret {
      history.note(step, kind: kind, startsGroup: startsGroup)
    }
    storage.replace(range, with: text.utf8)
    measure()
    // A mark may have joined what follows: the caret goes behind the whole character.
    let caret = range.lowerBound + text.utf8.count
    let boundary = line.boundary(atOrBefore: caret)
    head = boundary == caret ? caret : line.boundary(after: caret)
    anchor = head
    hasJustKilled = false
    yanked = nil
    var effect = FieldEffect()
    effect.hasChanged = true
    return effect
  }
}

extension FieldEditor {
  /// Does what a command says.
  @discardableResult
  public mutating func perform(_ command: FieldCommand) -> FieldEffect {
    switch command {
    case .move(let motion): move(motion)
    case .extend(let motion): extend(motion)
    case .selectAll: select(0..<line.byteCount)
    case .copy: return copy()
    case .paste:
      var effect = FieldEffect()
      effect.asksForPaste = true
      return effect
    case .delete, .kill, .yank, .redoOrYank, .transpose, .transposeWords, .changeCase, .undo, .redo,
      .cut:
      return isReadOnly ? refused(.readOnly) : change(command)
    }
    return FieldEffect()
  }

  private mutating func change(_ command: FieldCommand) -> FieldEffect {
    switch command {
    case .delete(let motion): delete(motion)
    case .kill(let motion): kill(motion)
    case .yank: yank()
    case .redoOrYank: redoOrYank()
    case .transpose: transpose()
    case .transposeWords: transposeWords()
    case .changeCase(let wanted): changeCase(wanted)
    case .undo: restore { $0.undo(from: $1) }
    case .redo: restore { $0.redo(from: $1) }
    case .cut: cut()
    default: FieldEffect()
    }
  }

  private func range(to motion: FieldMotion) -> Range<Int> {
    if hasSelection { return selection }
    let target = target(of: motion, from: head)
    return min(head, target)..<max(head, target)
  }

  private mutating func delete(_ motion: FieldMotion) -> FieldEffect {
    let range = range(to: motion)
    guard !range.isEmpty else { return FieldEffect() }
    return edit(range, with: "", kind: .deleting, startsGroup: hasSelection)
  }

  private mutating func kill(_ motion: FieldMotion) -> FieldEffect {
    let range = range(to: motion)
    guard !range.isEmpty else { return FieldEffect() }
    let wasKilling = hasJustKilled
    let killed = Storage.isSecret ? "" : text(in: range)
    let side: KillRing.Side = range.lowerBound < head ? .before : .after
    let effect = edit(range, with: "", kind: .other, startsGroup: true)
    guard effect.hasChanged else { return effect }
    if !Storage.isSecret { kills.add(killed, joining: wasKilling ? side : nil) }
    hasJustKilled = true
    return effect
  }

  private mutating func yank() -> FieldEffect {
    let last = yanked
    let age = last.map { $0.age + 1 } ?? 0
    guard let text = kills.text(age: age) else { return FieldEffect() }
    if let last { select(last.range) }
    let start = selection.lowerBound
    let effect = insert(filter(text), kind: .other, startsGroup: true)
    if effect.hasChanged { yanked = (start..<head, age) }
    return effect
  }

  private mutating func redoOrYank() -> FieldEffect {
    if !history.undone.isEmpty { return restore { $0.redo(from: $1) } }
    // Another press yanks the same once more; going back in the ring is a key of its own.
    yanked = nil
    return yank()
  }

  private mutating func transpose() -> FieldEffect {
    guard !Storage.isSecret, !hasSelection, head > 0, line.characterCount > 1 else {
      return FieldEffect()
    }
    let middle = head == line.byteCount ? line.boundary(before: head) : head
    let range = line.boundary(before: middle)..<line.boundary(after: middle)
    let swapped = text(in: middle..<range.upperBound) + text(in: range.lowerBound..<middle)
    return edit(range, with: swapped, kind: .other, startsGroup: true)
  }

  private func copy() -> FieldEffect {
    if Storage.isSecret { return refused(.secret) }
    var effect = FieldEffect()
    effect.copied = hasSelection ? selectedText : nil
    return effect
  }

  private mutating func cut() -> FieldEffect {
    guard !Storage.isSecret else { return refused(.secret) }
    guard hasSelection else { return FieldEffect() }
    let text = selectedText
    var effect = edit(selection, with: "", kind: .other, startsGroup: true)
    if effect.hasChanged { effect.copied = text }
    return effect
  }

  private var step: FieldHistory.Step {
    FieldHistory.Step(text: text(in: 0..<storage.count), anchor: anchor, head: head)
  }

  private mutating func restore(
    _ take: (inout FieldHistory, FieldHistory.Step) -> FieldHistory.Step?
  ) -> FieldEffect {
    guard !Storage.isSecret, let step = take(&history, step) else { return FieldEffect() }
    storage.replace(0..<storage.count, with: step.text.utf8)
    measure()
    anchor = step.anchor
    head = step.head
    hasJustKilled = false
    yanked = nil
    var effect = FieldEffect()
    effect.hasChanged = true
    return effect
  }
}
