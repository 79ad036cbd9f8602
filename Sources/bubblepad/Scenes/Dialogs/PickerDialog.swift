import BubblepadCommands
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore
import Observation

/// A list that is searched by typing: commands, notes, themes.
@Observable @MainActor
final class Picker {
  /// Something that can be picked.
  struct Item: Identifiable {
    let id: String
    let title: String
    /// Shown dim at the right: a key, a date.
    var detail = ""
    /// Other words that it is found by; they are not shown.
    var words = ""
    var isEnabled = true
    /// What it does, in a sentence; shown at the foot while it is selected.
    var help = ""
    /// Whether it stands above others and cannot be picked.
    var isHeading = false
    /// How far it is indented below others, and whether the items below it are shown; nil where
    /// there are none.
    var level = 0
    var isOpen: Bool?
    /// Colours shown before the detail.
    var swatches: (@MainActor () -> [Color])?

    init(
      id: String, title: String, detail: String = "", words: String = "", isEnabled: Bool = true,
      help: String = "", swatches: (@MainActor () -> [Color])? = nil
    ) {
      self.id = id
      self.title = title
      self.detail = detail
      self.words = words
      self.isEnabled = isEnabled
      self.help = help
      self.swatches = swatches
    }

    /// The name of the items below it.
    init(heading: String) {
      self.init(id: "heading " + heading, title: heading, isEnabled: false)
      isHeading = true
    }
  }

  let title: String
  let prompt: String
  @ObservationIgnored let items: [Item]
  @ObservationIgnored let pick: (Item) -> Void
  /// Called when another item is selected, for a preview.
  @ObservationIgnored let preview: (Item) -> Void
  @ObservationIgnored let cancel: () -> Void
  /// Whether the panels behind show the selected item.
  let isPreview: Bool
  /// What Enter does, in a word, and what else can be done to the selected item. Told at the foot.
  @ObservationIgnored var pickWords: String?
  @ObservationIgnored var actions: [PickerAction] = []
  @ObservationIgnored private lazy var candidates = items.map {
    WordedCandidate($0.title, words: $0.words)
  }
  var query = "" {
    didSet { if query != oldValue { search() } }
  }
  private(set) var found: [Found]
  /// Whether what has the letters of the query only here and there is left out as soon as something has them
  /// together.
  @ObservationIgnored var dropsDistant = false
  /// Finds what is typed in another way than among the titles of the items.
  @ObservationIgnored var finder: ((String) -> [Found])?
  /// Shows or hides what is below an item while nothing is typed: gives the items that are shown
  /// then, and the one that is selected.
  @ObservationIgnored var fold: ((Item, _ opens: Bool) -> (items: [Item], selected: String))?
  /// What is offered below what was found: to make what is typed.
  @ObservationIgnored var offer: ((String) -> Item?)?
  /// What is said where nothing is found.
  @ObservationIgnored var emptyWords: String?
  /// What is said there while nothing is typed; nil for the same.
  @ObservationIgnored var startWords: String?
  /// Whether the number at the foot is that of all that is searched, also while some of it is shown.
  @ObservationIgnored var countsAll = false
  /// What is shown while nothing is typed; nil for all items.
  @ObservationIgnored private var startItems: [Item]?
  /// Whether a sentence at the foot says what the selected item does.
  @ObservationIgnored private(set) var hasHelp = false
  var selection: String? {
    didSet {
      guard selection != oldValue, let item = selectedItem else { return }
      guard !item.isHeading else {
        selection = oldValue
        return
      }
      preview(item)
    }
  }

  /// What an item has that is offered, and not one of those there are.
  static let offerID = "offer"

  /// An item and which of its characters matched.
  struct Found: Identifiable {
    let item: Item
    let positions: [Int]
    var id: String { item.id }
  }

  init(
    title: String, prompt: String, items: [Item], selected: String? = nil,
    preview: ((Item) -> Void)? = nil, cancel: @escaping () -> Void = {},
    pick: @escaping (Item) -> Void
  ) {
    self.title = title
    self.prompt = prompt
    self.items = items
    self.pick = pick
    self.preview = preview ?? { _ in }
    isPreview = preview != nil
    self.cancel = cancel
    found = items.map { Found(item: $0, positions: []) }
    selection = selected ?? items.first?.id
  }

  @ObservationIgnored private var swatches: [String: [Color]] = [:]

  /// The colours of an item, asked for once.
  func swatches(of item: Item) -> [Color] {
    guard let ask = item.swatches else { return [] }
    if let known = swatches[item.id] { return known }
    let colors = ask()
    swatches[item.id] = colors
    return colors
  }

  var selectedItem: Item? { found.first { $0.id == selection }?.item }

  /// Shows these while nothing is typed, in sections, and tells what each does.
  func show(start items: [Item], hasHelp: Bool = true) {
    startItems = items
    self.hasHelp = hasHelp
    let before = selection
    search()
    if isPreview, items.contains(where: { $0.id == before }) { selection = before }
  }

  /// What stands in the place of items where there are none.
  var shownEmptyWords: String {
    (query.isEmpty ? startWords : nil) ?? emptyWords ?? "Nothing matches."
  }

  /// The items that were found, of all there are, in numbers; empty where none was.
  var countWords: String {
    let count = found.count { !$0.item.isHeading && $0.id != Self.offerID }
    guard count > 0 else { return "" }
    let all = items.count { !$0.isHeading }
    // What is shown in sections is a choice of what is searched, and some of it twice.
    if query.isEmpty, countsAll { return "\(all)" }
    return query.isEmpty || finder != nil || count > all ? "\(count)" : "\(count) of \(all)"
  }

  /// Folds the selected item, or unfolds it. Returns false where nothing can be folded now.
  func fold(opens: Bool) -> Bool {
    guard query.isEmpty, let fold, let item = selectedItem else { return false }
    let (items, selected) = fold(item, opens)
    startItems = items
    found = items.map { Found(item: $0, positions: []) }
    selection = selected
    return true
  }

  private func search() {
    if query.isEmpty {
      found = (startItems ?? items).map { Found(item: $0, positions: []) }
    } else if let finder {
      found = finder(query)
    } else {
      found = WordedCandidate.ranked(query, in: candidates, dropsDistant: dropsDistant)
        .map { Found(item: items[$0.index], positions: $0.positions) }
    }
    if let offered = query.isEmpty ? nil : offer?(query) {
      found.append(Found(item: offered, positions: []))
    }
    selection = found.first { !$0.item.isHeading }?.id
  }

  func move(by distance: Int) {
    guard !found.isEmpty else { return }
    let here = found.firstIndex { $0.id == selection } ?? 0
    var index = max(0, min(found.count - 1, here + distance))
    // Past a heading in the same direction; above the first one there is nothing.
    while found.indices.contains(index), found[index].item.isHeading {
      index += distance < 0 ? -1 : 1
    }
    if found.indices.contains(index) { selection = found[index].id }
  }
}

/// Something else that can be done in a picker, by a key.
struct PickerAction {
  let key: KeyChord
  let words: String
  let perform: (Picker.Item?) -> Void
}

struct PickerDialog: View {
  let picker: Picker
  let workspace: Workspace
  let metrics: ScreenMetrics

  var isSheet: Bool { picker.isPreview && metrics.hasRoomForSheets }
  private var hasFoot: Bool { !metrics.isTiny }

  /// The keys of several actions need more room.
  private var columns: Int {
    picker.actions.count > 1 ? ScreenMetrics.broadDialog : ScreenMetrics.wideDialog
  }

  private var listRows: Int {
    if metrics.isTiny { return max(1, metrics.size.rows - 1) }
    let gap = metrics.size.rows >= 16 ? 1 : 0
    let foot = (hasFoot ? 1 + gap : 0) + (picker.hasHelp ? helpRows + gap : 0)
    if isSheet {
      return max(4, min(max(picker.found.count, 6), metrics.sheetRows - 6 - foot))
    }
    return max(1, min(14, metrics.size.rows - (metrics.size.rows >= 16 ? 8 : 5) - foot))
  }

  var body: some View {
    DialogBox(
      title: picker.title, columns: isSheet ? ScreenMetrics.narrowDialog : columns,
      metrics: metrics,
      isSheet: isSheet
    ) {
      workspace.closeDialog()
      picker.cancel()
    } content: {
      TextField(picker.prompt, text: Bindable(picker).query)
        .onSubmit { take() }
        .onKey { handle($0) }
        .onKeyPress { fold(with: $0.event) || act(on: $0.event) ? .handled : .ignored }
      if !metrics.isTiny { Divider() }
      if picker.found.isEmpty {
        Text(picker.shownEmptyWords).role(.dim).frame(rows: listRows, alignment: .top)
      } else {
        SelectionList(
          picker.found, selection: Bindable(picker).selection, clicks: 1, activate: { _ in take() },
          isHeading: { $0.item.isHeading },
          row: { found, row, canvas in draw(found, row, in: &canvas) }
        )
        .frame(rows: listRows, alignment: .top)
      }
      if picker.hasHelp, !metrics.isTiny {
        Text(picker.selectedItem?.help ?? "").role(.dim).lineLimit(2)
          .frame(rows: helpRows, alignment: .topLeading)
          .padding(top: metrics.size.rows >= 16 ? 1 : 0)
      }
      if hasFoot { foot }
    }
  }

  private var helpRows: Int { metrics.size.rows >= 16 ? 2 : 1 }

  private var foot: some View {
    HStack(gap: 2) {
      if picker.actions.isEmpty, !isSheet, metrics.size.columns >= 60 {
        HStack(gap: 1) {
          Text("↑ ↓").role(.key)
          Text("move").role(.dim)
        }
      }
      ClickableHint(
        key: "Enter",
        words: picker.selection == Picker.offerID ? "make it" : picker.pickWords ?? "choose"
      ) { take() }
      if picker.fold != nil {
        ClickableHint(key: "← →", words: "fold") {
          _ = picker.fold(opens: picker.selectedItem?.isOpen != true)
        }
      }
      ForEach(picker.actions.indices, id: \.self) { index in
        ClickableHint(
          key: picker.actions[index].key.description, words: picker.actions[index].words
        ) {
          perform(picker.actions[index])
        }
      }
      ClickableHint(key: "Esc", words: picker.isPreview ? "cancel" : "close") {
        workspace.closeDialog()
        picker.cancel()
      }
      if picker.actions.count < 2 {
        Spacer()
        Text(picker.countWords).role(.dim)
      }
    }
    .lineLimit(1)
    .padding(top: metrics.size.rows >= 16 ? 1 : 0)
  }

  /// Left and Right fold before the field moves its caret.
  private func fold(with key: Key) -> Bool {
    guard key.modifiers.isEmpty, key.code == .left || key.code == .right else { return false }
    return picker.fold(opens: key.code == .right)
  }

  private func act(on key: Key) -> Bool {
    guard let action = picker.actions.first(where: { $0.key == KeyChord(key) }) else {
      return false
    }
    perform(action)
    return true
  }

  private func perform(_ action: PickerAction) {
    let item = picker.selectedItem
    workspace.closeDialog()
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
    workspace.closeDialog()
    picker.pick(item)
  }
}
