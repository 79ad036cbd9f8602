import BubblepadNoteFiles
import BubblepadOpenNotes
import CursesCore
import CursesThemes
import CursesUICore

/// The row of tabs above the page, where there is more than one. A click shows a tab, one with the middle button
/// closes it, the wheel goes through them.
struct TabRow: View {
  let workspace: Workspace

  var body: some View {
    Panel(isBordered: false) {
      TabTitles(tabs: shown, isAlone: workspace.isAsking) { perform($0) }
    }
  }

  private var shown: [TabTitle] {
    let tabs = workspace.tabs
    return tabs.all.map { tab in
      TabTitle(
        words: tab.title, state: tab.state, isCurrent: tab === tabs.current,
        isBeside: tab === tabs.other)
    }
  }

  private func perform(_ action: TabAction) {
    let commands = TabCommands(workspace)
    let tabs = workspace.tabs.all
    switch action {
    case .show(let index): if tabs.indices.contains(index) { commands.go(to: tabs[index]) }
    case .close(let index): if tabs.indices.contains(index) { commands.close(tabs[index]) }
    case .next(let forward): commands.goToNext(by: forward ? 1 : -1)
    }
  }
}

/// A tab as its row shows it.
struct TabTitle: Equatable {
  var words: String
  var state = NoteTab.State.saved
  var isCurrent = false
  /// Whether it is shown in the other pane.
  var isBeside = false
}

/// What the mouse does to the tabs, by their numbers.
private enum TabAction {
  case show(Int)
  case close(Int)
  case next(forward: Bool)
}

/// The titles themselves.
private struct TabTitles: ControlView {
  let tabs: [TabTitle]
  /// Whether clicks are meant for what is in front.
  let isAlone: Bool
  let perform: (TabAction) -> Void

  func makeModel() -> TabTitlesModel { TabTitlesModel() }

  func update(_ model: TabTitlesModel) {
    model.perform = perform
    model.isDeaf = isAlone
    guard model.tabs != tabs else { return }
    model.tabs = tabs
    model.setNeedsDisplay()
  }
}

/// Draws the titles of tabs in a row, and takes the mouse.
private final class TabTitlesModel: ControlModel {
  var tabs: [TabTitle] = []
  var isDeaf = false
  var perform: (TabAction) -> Void = { _ in }

  override var isFocusable: Bool { false }

  override func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: 1)
  }

  private var layout: TabRowLayout {
    TabRowLayout(
      widths: tabs.map { (look?.width(of: $0.words) ?? 0) + ($0.state == .saved ? 0 : 2) },
      current: tabs.firstIndex(where: \.isCurrent) ?? 0, columns: frame.size.columns)
  }

  override func handle(_ event: InputEvent) -> Bool {
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

  override func draw(in canvas: inout Canvas) {
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

/// How tabs share a row: titles are shortened alike, and where even short ones have no room, those around the
/// current one are shown.
struct TabRowLayout: Equatable {
  /// A tab and its cells of the row.
  struct Place: Equatable {
    let index: Int
    let columns: Range<Int>
  }

  private(set) var places: [Place] = []
  private(set) var hasMoreBefore = false
  private(set) var hasMoreAfter = false

  /// Cells at both sides of a title.
  static let padding = 1
  /// The cells of the longest title where there is room, and of the shortest where there is not.
  private static let (longest, shortest) = (24, 8)

  /// - Parameter widths: the cells of the titles with their marks.
  init(widths: [Int], current: Int, columns: Int) {
    guard widths.indices.contains(current), columns > 0 else { return }
    var most = Self.longest
    func cells(_ index: Int) -> Int { min(widths[index], most) + 2 * Self.padding }
    func total(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + cells($1) } }
    while most > Self.shortest, total(widths.indices) > columns { most -= 1 }
    var range = widths.indices
    if total(range) > columns {
      range = current..<current + 1
      // The arrows at both ends have a cell each.
      let room = columns - 2
      while true {
        let after = range.upperBound < widths.count ? cells(range.upperBound) : nil
        let before = range.lowerBound > 0 ? cells(range.lowerBound - 1) : nil
        if let after, total(range) + after <= room {
          range = range.lowerBound..<range.upperBound + 1
        } else if let before, total(range) + before <= room {
          range = range.lowerBound - 1..<range.upperBound
        } else {
          break
        }
      }
    }
    hasMoreBefore = range.lowerBound > 0
    hasMoreAfter = range.upperBound < widths.count
    var column = hasMoreBefore ? 1 : 0
    let end = columns - (hasMoreAfter ? 1 : 0)
    for index in range {
      let next = min(end, column + cells(index))
      places.append(Place(index: index, columns: column..<max(column, next)))
      column = next
    }
  }

  /// The tab at a cell of the row.
  func tab(at column: Int) -> Int? { places.first { $0.columns.contains(column) }?.index }
}
