import BubblepadCommands
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore

struct PickerDialog: View {
  let picker: ItemPicker
  let context: any DialogContext
  let metrics: ScreenMetrics

  var isSheet: Bool { picker.isPreview && metrics.hasRoomForSheets }
  private var hasFoot: Bool { !metrics.isTiny }

  /// The keys of several actions need more room.
  private var columns: Int {
    picker.actions.count > 1 ? ScreenMetrics.broadDialog : ScreenMetrics.wideDialog
  }

  private var listRows: Int {
    if metrics.isTiny { return max(1, metrics.boxRows - 1) }
    let gap = metrics.size.rows >= 16 ? 1 : 0
    let foot = (hasFoot ? 1 + gap : 0) + (picker.hasHelp ? helpRows + gap : 0)
    if isSheet {
      return max(4, min(max(picker.found.count, 6), metrics.sheetRows - 6 - foot))
    }
    return max(1, min(14, metrics.boxRows - (metrics.size.rows >= 16 ? 8 : 5) - foot))
  }

  var body: some View {
    DialogBox(
      title: picker.title, columns: isSheet ? ScreenMetrics.narrowDialog : columns,
      metrics: metrics,
      isSheet: isSheet
    ) {
      context.closeDialog()
      picker.cancel()
    } content: {
      TextField(picker.prompt, text: Bindable(picker).query)
        .environment(\.selectsTextOnFocus, picker.isReplaced)
        .onSubmit { take() }
        .onKey { handle($0) }
        .onKeyPress { fold(with: $0.event) || act(on: $0.event) ? .handled : .ignored }
        // The field of a list that takes the place of another is new: it selects what is proposed in it.
        .id(ObjectIdentifier(picker))
      if !metrics.isTiny { Divider() }
      if picker.found.isEmpty {
        Text(picker.shownEmptyWords).role(.dim).frame(rows: listRows, alignment: .top)
      } else {
        SelectionList(
          picker.found, selection: Bindable(picker).selection, clicks: 1, activate: { _ in take() },
          isHeading: { $0.item.isHeading }, isBelowField: true,
          row: { found, row, canvas in
            PickerRow(found, of: picker, isSheet: isSheet).draw(row, in: &canvas)
          }
        )
        .frame(rows: listRows, alignment: .top)
      }
      if picker.hasHelp, !metrics.isTiny {
        help
          .role(.dim)
          .frame(rows: helpRows, alignment: .topLeading)
          .padding(top: metrics.size.rows >= 16 ? 1 : 0)
      }
      if hasFoot { foot }
    }
  }

  private var helpRows: Int { metrics.size.rows >= 16 ? 2 : 1 }

  /// What the selected item does; in one row a sentence that has no room is left out as a whole.
  @ViewBuilder private var help: some View {
    let words = picker.selectedItem?.help ?? ""
    if helpRows > 1 {
      Text(words).lineLimit(helpRows)
    } else {
      ViewThatFits(in: .horizontal) {
        ForEach(Sentences.starts(of: words), id: \.self) { Text(verbatim: $0) }
      }
      .lineLimit(1)
    }
  }

  /// Where there is no room for all hints, those of lesser use go as a whole.
  private var foot: some View {
    ViewThatFits(in: .horizontal) {
      hints(showsMore: true)
      hints(showsMore: false)
    }
    .lineLimit(1)
    .padding(top: metrics.size.rows >= 16 ? 1 : 0)
  }

  private func hints(showsMore: Bool) -> some View {
    HStack(gap: 2) {
      if showsMore, picker.actions.isEmpty, !isSheet, metrics.size.columns >= 60 {
        HStack(gap: 1) {
          Text("↑ ↓").role(.key)
          Text("move").role(.dim)
        }
      }
      ClickableHint(
        key: "Enter",
        words: picker.selection == ItemPicker.offerID ? "make it" : picker.pickWords ?? "choose"
      ) { take() }
      if showsMore, picker.fold != nil {
        ClickableHint(key: "← →", words: "fold") {
          _ = picker.fold(opens: picker.selectedItem?.isOpen != true)
        }
      }
      ForEach(showsMore ? Array(picker.actions.indices) : [], id: \.self) { index in
        ClickableHint(
          key: picker.actions[index].key.description, words: picker.actions[index].words
        ) {
          perform(picker.actions[index])
        }
      }
      ClickableHint(key: "Esc", words: picker.isPreview ? "cancel" : "close") {
        context.closeDialog()
        picker.cancel()
      }
      if showsMore, picker.actions.count < 2 {
        Spacer()
        Text(picker.countWords).role(.dim)
      }
    }
  }

  /// Left and Right fold before the field moves its caret.
  private func fold(with key: Key) -> Bool {
    guard key.modifiers.isEmpty, key.code == .left || key.code == .right else { return false }
    return picker.fold(opens: key.code == .right)
  }

  private func act(on key: Key) -> Bool {
    if let undo = picker.undo {
      switch context.keymap.command(for: key, in: .editor) {
      case .undo?: if undo(false) { return true }
      case .redo?: if undo(true) { return true }
      default: break
      }
    }
    guard let action = picker.actions.first(where: { $0.key == KeyChord(key) }) else {
      return false
    }
    perform(action)
    return true
  }

  private func perform(_ action: PickerAction) {
    let item = picker.selectedItem
    if !action.keepsList { context.closeDialog() }
    action.perform(item)
  }

  private func handle(_ key: Key) -> Bool {
    switch key.code {
    case .up: picker.move(by: -1)
    case .down: picker.move(by: 1)
    case .pageUp: picker.move(by: -listRows)
    case .pageDown: picker.move(by: listRows)
    default: return false
    }
    return true
  }

  private func take() {
    guard let item = picker.selectedItem, item.isEnabled else { return }
    context.closeDialog()
    picker.pick(item)
  }
}
