import BubblepadCommands
import BubblepadNotebook
import CursesCore
import CursesUICore
import Observation

/// A list that is searched by typing: commands, notes, themes.
@Observable @MainActor
package final class ItemPicker {
  /// Something that can be picked.
  package struct Item: Identifiable {
    package let id: String
    package let title: String
    /// Shown dim at the right: a key, a date.
    package var detail = ""
    /// Other words that it is found by; they are not shown.
    package var words = ""
    package var isEnabled = true
    /// What it does, in a sentence; shown at the foot while it is selected.
    package var help = ""
    /// Whether it stands above others and cannot be picked.
    package var isHeading = false
    /// How far it is indented below others, and whether the items below it are shown; nil where
    /// there are none.
    package var level = 0
    package var isOpen: Bool?
    /// Whether it comes after what matches as well: what should not be picked by mistake.
    package var isLast = false
    /// Colours shown before the detail.
    package var swatches: (@MainActor () -> [Color])?

    package init(
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
    package init(heading: String) {
      self.init(id: "heading " + heading, title: heading, isEnabled: false)
      isHeading = true
    }
  }

  package let title: String
  package let prompt: String
  @ObservationIgnored package let items: [Item]
  @ObservationIgnored package let pick: (Item) -> Void
  /// Called when another item is selected, for a preview.
  @ObservationIgnored package let preview: (Item) -> Void
  @ObservationIgnored package let cancel: () -> Void
  /// Whether the panels behind show the selected item.
  package nonisolated let isPreview: Bool
  /// What Enter does, in a word, and what else can be done to the selected item. Told at the foot.
  @ObservationIgnored package var pickWords: String?
  /// Whether what is typed takes the place of the query that the list begins with.
  @ObservationIgnored package var isReplaced = false
  @ObservationIgnored package var actions: [PickerAction] = []
  /// Undoes what was changed last from the list, or does it again. Returns false where nothing was: the keys are
  /// those of the field then.
  @ObservationIgnored package var undo: ((_ isAgain: Bool) -> Bool)?
  @ObservationIgnored private lazy var candidates = items.map {
    WordedCandidate($0.title, words: $0.words, isLast: $0.isLast)
  }
  package var query = "" {
    didSet { if query != oldValue { search() } }
  }
  package private(set) var found: [Found]
  /// Whether what has the letters of the query only here and there is left out as soon as something has them
  /// together.
  @ObservationIgnored package var dropsDistant = false
  /// Finds what is typed in another way than among the titles of the items.
  @ObservationIgnored package var finder: ((String) -> [Found])?
  /// Shows or hides what is below an item while nothing is typed: gives the items that are shown
  /// then, and the one that is selected.
  @ObservationIgnored package var fold:
    ((Item, _ opens: Bool) -> (items: [Item], selected: String))?
  /// What is offered below what was found: to make what is typed.
  @ObservationIgnored package var offer: ((String) -> Item?)?
  /// What is said where nothing is found.
  @ObservationIgnored package var emptyWords: String?
  /// What is said there while nothing is typed; nil for the same.
  @ObservationIgnored package var startWords: String?
  /// Whether the number at the foot is that of all that is searched, also while some of it is shown.
  @ObservationIgnored package var countsAll = false
  /// What is shown while nothing is typed; nil for all items.
  @ObservationIgnored private var startItems: [Item]?
  /// Whether a sentence at the foot says what the selected item does.
  @ObservationIgnored package private(set) var hasHelp = false
  package var selection: String? {
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
  package static let offerID = "offer"

  /// An item and which of its characters matched.
  package struct Found: Identifiable {
    package let item: Item
    package let positions: [Int]
    package var id: String { item.id }

    package init(item: Item, positions: [Int]) { (self.item, self.positions) = (item, positions) }
  }

  package init(
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
  package func swatches(of item: Item) -> [Color] {
    guard let ask = item.swatches else { return [] }
    if let known = swatches[item.id] { return known }
    let colors = ask()
    swatches[item.id] = colors
    return colors
  }

  package var selectedItem: Item? { found.first { $0.id == selection }?.item }

  /// Shows these while nothing is typed, in sections, and tells what each does.
  package func show(start items: [Item], hasHelp: Bool = true) {
    startItems = items
    self.hasHelp = hasHelp
    let before = selection
    search()
    if isPreview, items.contains(where: { $0.id == before }) { selection = before }
  }

  /// What stands in the place of items where there are none.
  package var shownEmptyWords: String {
    (query.isEmpty ? startWords : nil) ?? emptyWords ?? "Nothing matches."
  }

  /// The items that were found, of all there are, in numbers; empty where none was.
  package var countWords: String {
    let count = found.count { !$0.item.isHeading && $0.id != Self.offerID }
    guard count > 0 else { return "" }
    let all = items.count { !$0.isHeading }
    // What is shown in sections is a choice of what is searched, and some of it twice.
    if query.isEmpty, countsAll { return "\(all)" }
    return query.isEmpty || finder != nil || count > all
      ? Numbers.words(count) : "\(Numbers.words(count)) of \(Numbers.words(all))"
  }

  /// Folds the selected item, or unfolds it. Returns false where nothing can be folded now.
  package func fold(opens: Bool) -> Bool {
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

  package func move(by distance: Int) {
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
package struct PickerAction {
  package let key: KeyChord
  package let words: String
  /// Whether the list stays open.
  package let keepsList: Bool
  package let perform: (ItemPicker.Item?) -> Void

  package init(
    key: KeyChord, words: String, keepsList: Bool = false,
    perform: @escaping (ItemPicker.Item?) -> Void
  ) {
    (self.key, self.words, self.perform) = (key, words, perform)
    self.keepsList = keepsList
  }
}
