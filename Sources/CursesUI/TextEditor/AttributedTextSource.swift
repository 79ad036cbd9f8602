#if Essentials
import CursesCLibrary
import CursesText

/// A binding to an attributed text, and perhaps to what is selected in it.
struct AttributedTextSource: TextEditorSource {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  func read() {
    _ = text.wrappedValue
    _ = selection?.wrappedValue
  }

  func connect(to session: TextEditorSession) {
    takeOver(session)
    takeOverSelection(session)
    session.control.textChanged = { [unowned session] in
      guard let store = session.store else { return }
      text.wrappedValue = store.value
      // What the program makes of it is shown at once.
      takeOver(session)
    }
    session.control.selectionChanged = { [unowned session] in writeSelection(session) }
    session.control.lookChanged = { [unowned session] look in
      session.restyle { $0.theme = look.theme }
    }
  }

  private func takeOver(_ session: TextEditorSession) {
    let value = text.wrappedValue
    let definition = session.control.environment.attributedTextFormattingDefinition
    guard session.isOpen, let old = session.store else {
      session.isOpen = true
      let store = makeStore(value, definition, session)
      session.editor.open(store.value.string, attributes: store)
      return correct(value, to: store.value, session)
    }
    let isUnderNewRules = old.definition == nil && definition != nil
    session.restyle(needsDisplay: false) {
      $0.definition = definition
      $0.theme = session.control.look?.theme
    }
    guard
      isUnderNewRules || !value.isEqual(to: old.value)
    else { return }
    var store = makeStore(value, definition, session)
    store.typing = old.typing
    if !store.value.isEqual(to: old.value) {
      session.editor.replaceAll(
        store.value.string, attributes: store, reveals: session.control.isFocused)
      session.control.modelChanged()
    }
    correct(value, to: store.value, session)
  }

  /// What the editor keeps of a text that the program has set: only what the definition around allows.
  private func makeStore(
    _ value: AttributedString, _ definition: (any AttributedTextFormattingDefinition)?,
    _ session: TextEditorSession
  ) -> AttributedStore {
    var allowed = value
    definition?.constrain(&allowed)
    var store = AttributedStore(allowed)
    store.theme = session.control.look?.theme
    store.definition = definition
    return store
  }

  /// Tells the program what has become of its text, once for each text and event: it may insist on its own.
  private func correct(
    _ value: AttributedString, to allowed: AttributedString, _ session: TextEditorSession
  ) {
    guard !allowed.isEqual(to: value) else {
      session.corrected = nil
      return
    }
    let event = session.control.eventCount
    if let last = session.corrected, last.event == event, last.text.isEqual(to: value) { return }
    session.corrected = (value, event)
    session.control.afterUpdate { text.wrappedValue = allowed }
  }

  // MARK: The selection

  private func takeOverSelection(_ session: TextEditorSession) {
    guard let selection, let store = session.store else { return }
    let wanted = selection.wrappedValue
    guard wanted != session.writtenSelection else {
      // The text has moved on under it.
      if !wanted.isValid(in: store.value) { writeSelection(session) }
      return
    }
    session.writtenSelection = wanted
    var next = store
    next.typing = wanted.typing
    let places = wanted.bytes(in: store.value)
    let isSame = places == session.editor.selection.ranges.map(\.range)
    let chosen =
      isSame
      ? session.editor.selection
      : Selection(places.map { SelectionRange(anchor: $0.lowerBound, head: $0.upperBound) })
    guard !isSame || next.typing != store.typing else { return }
    session.editor.select(chosen, attributes: next)
    session.control.modelChanged()
  }

  private func writeSelection(_ session: TextEditorSession) {
    guard let selection, let store = session.store else { return }
    let new = AttributedTextSelection(session.editor.selection, in: store)
    guard new != session.writtenSelection else { return }
    session.writtenSelection = new
    selection.wrappedValue = new
  }
}

extension TextEditorSession {
  var store: AttributedStore? { editor.attributes as? AttributedStore }

  /// Changes how attributes look or what may be typed, which is no edit.
  func restyle(needsDisplay: Bool = true, _ change: @escaping (inout AttributedStore) -> Void) {
    editor.restyle(needsLayout: needsDisplay) { store in
      guard var own = store as? AttributedStore else { return }
      change(&own)
      store = own
    }
    if needsDisplay { control.setNeedsDisplay() }
  }
}

extension AttributedString {
  /// The characters. Quicker by far than going through the view of characters.
  var string: String { String(characters[startIndex..<endIndex]) }

  /// Whether both have the characters of one value that was copied, which takes no time to find out. Attributes may
  /// differ.
  func hasCopiedText(of other: AttributedString) -> Bool { startIndex.isValid(within: other) }

  /// Whether text and attributes are equal: the same as `==`, and quicker for long texts.
  func isEqual(to other: AttributedString) -> Bool {
    guard hasCopiedText(of: other) || string.hasBytes(of: other.string) else { return false }
    return runs.elementsEqual(other.runs) { one, two in
      utf8.distance(from: startIndex, to: one.range.upperBound)
        == other.utf8.distance(from: other.startIndex, to: two.range.upperBound)
        && one.attributes == two.attributes
    }
  }
}

extension String {
  /// Whether both are the same bytes, which are compared as quickly without optimisation.
  fileprivate func hasBytes(of other: String) -> Bool {
    var (one, two) = (self, other)
    return one.withUTF8 { one in
      two.withUTF8 { two in
        guard let first = one.baseAddress, let second = two.baseAddress else {
          return one.count == two.count
        }
        return one.count == two.count && memcmp(first, second, one.count) == 0
      }
    }
  }
}

extension AttributedTextSelection {
  /// The selection of an editor.
  init(_ selection: Selection, in store: AttributedStore) {
    let text = store.value
    if selection.isCaret {
      self.init(insertionPoint: text.index(atByte: selection.main.head))
      typing = store.typing
    } else {
      self.init(
        ranges: RangeSet(
          selection.ranges.filter { !$0.isCaret }.map { text.range(ofBytes: $0.range) }))
    }
  }

  /// The bytes of the selected ranges in a text.
  func bytes(in text: AttributedString) -> [Range<Int>] {
    switch indices(in: text) {
    case .insertionPoint(let index):
      let offset = text.byteOffset(of: index)
      return [offset..<offset]
    case .ranges(let ranges):
      return ranges.ranges.map {
        text.byteOffset(of: $0.lowerBound)..<text.byteOffset(of: $0.upperBound)
      }
    }
  }

  /// Whether the indices are of this very text.
  func isValid(in text: AttributedString) -> Bool {
    switch stored {
    case nil: true
    case .insertionPoint(let index): index.isValid(within: text)
    case .ranges(let ranges):
      ranges.ranges.allSatisfy {
        $0.lowerBound.isValid(within: text) && $0.upperBound.isValid(within: text)
      }
    }
  }
}
#endif
