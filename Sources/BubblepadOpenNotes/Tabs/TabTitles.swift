import CursesCore
import CursesThemes
import CursesUICore

/// A tab as its row shows it.
package struct TabTitle: Equatable {
  let words: String
  let state: NoteTab.State
  let isCurrent: Bool
  /// Whether it is shown in the other pane.
  let isBeside: Bool

  /// A tab among those of a window.
  @MainActor
  package init(_ tab: NoteTab, in tabs: NoteTabs) {
    (words, state) = (tab.title, tab.state)
    (isCurrent, isBeside) = (tab === tabs.current, tab === tabs.other)
  }
}

/// What the mouse does to the tabs, by their numbers.
package enum TabAction {
  case show(Int)
  case close(Int)
  case next(forward: Bool)
}

/// The titles themselves.
package struct TabTitles: ControlView {
  let tabs: [TabTitle]
  /// Whether clicks are meant for what is in front.
  let isAlone: Bool
  let perform: (TabAction) -> Void

  package init(tabs: [TabTitle], isAlone: Bool, perform: @escaping (TabAction) -> Void) {
    (self.tabs, self.isAlone, self.perform) = (tabs, isAlone, perform)
  }

  package func makeModel() -> TabTitlesModel { TabTitlesModel() }

  package func update(_ model: TabTitlesModel) {
    model.perform = perform
    model.isDeaf = isAlone
    guard model.tabs != tabs else { return }
    model.tabs = tabs
    model.setNeedsDisplay()
  }
}

/// Draws the titles of tabs in a row, and takes the mouse.
package final class TabTitlesModel: ControlModel {
  var tabs: [TabTitle] = []
  var isDeaf = false
  var perform: (TabAction) -> Void = { _ in }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: 1)
  }

  private var layout: TabRowLayout {
    TabRowLayout(
      widths: tabs.map { (look?.width(of: $0.words) ?? 0) + ($0.state == .saved ? 0 : 2) },
      current: tabs.firstIndex(where: \.isCurrent) ?? 0, columns: frame.size.columns)
  }

  override package func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, !isDeaf, frame.contains(mouse.position) else {
      return false
    }
    let index = layout.tab(at: mouse.position.column - frame.minColumn)
    switch mouse.action {
    case .press(.left, _): if let index { perform(.show(index)) }
    case .press(.middle, _): if let index { perform(.close(index)) }
    case .wheelUp, .wheelLeft: perform(.next(forward: false))
    case .wheelDown, .wheelRight: perform(.next(forward: true))
    default: return false
    }
    return true
  }

  override package func draw(in canvas: inout Canvas) {
    let (layout, row) = (layout, frame.minRow)
    for place in layout.places {
      draw(
        tabs[place.index], columns: place.columns.shifted(by: frame.minColumn), row: row,
        in: &canvas)
    }
    if layout.hasMoreBefore {
      canvas.write(
        String(canvas.look.symbol("‹", ascii: "<")), column: frame.minColumn, row: row, role: .dim)
    }
    if layout.hasMoreAfter {
      canvas.write(
        String(canvas.look.symbol("›", ascii: ">")), column: frame.maxColumn - 1, row: row,
        role: .dim)
    }
  }

  private func draw(_ tab: TabTitle, columns: Range<Int>, row: Int, in canvas: inout Canvas) {
    var column = columns.lowerBound + TabRowLayout.padding
    var room = columns.count - 2 * TabRowLayout.padding
    if tab.state != .saved, room > 2 {
      let sign =
        tab.state == .unsaved
        ? canvas.look.symbol("●", ascii: "*") : canvas.look.symbol("✗", ascii: "!")
      canvas.write(
        String(sign), column: column, row: row, role: tab.state == .unsaved ? .warning : .error)
      (column, room) = (column + 2, room - 2)
    }
    canvas.write(
      canvas.look.fitted(tab.words, columns: room), column: column, row: row,
      role: tab.isCurrent ? .title : tab.isBeside ? .text : .dim,
      attributes: tab.isCurrent ? [.bold, .underline] : [])
  }
}

extension Range<Int> {
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
