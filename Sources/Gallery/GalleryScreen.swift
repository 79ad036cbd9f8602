import CursesUI

/// The groups, and the exhibits of the one that is chosen.
///
/// A screen too narrow for both beside each other has the groups in a menu.
struct GalleryScreen: View {
  @State private var group = GalleryGroup.login

  var body: some View {
    GeometryReader { proxy in
      let columns = CellMapping.columns(proxy.size.width)
      screen(columns: columns, isRoomy: columns >= 100, hasMenu: columns < 70)
    }
    .onKeyPress(action: jump)
  }

  /// The exhibits stand at one place of it, so that fields keep their text when the window grows or shrinks.
  private func screen(columns: Int, isRoomy: Bool, hasMenu: Bool) -> some View {
    HStack(spacing: 8) {
      if !hasMenu { groups }
      Panel(hasMenu ? "Gallery" : group.rawValue) {
        VStack(alignment: .leading, spacing: 0) {
          if hasMenu { menu }
          hall(isNarrow: !isRoomy, columns: columns - (hasMenu ? 5 : isRoomy ? 30 : 26))
        }
      }
    }
    .padding(.horizontal, isRoomy ? 16 : 0)
    .padding(.vertical, isRoomy ? 16 : 0)
  }

  private var groups: some View {
    Panel("Gallery") {
      VStack(alignment: .leading, spacing: 0) {
        List(GalleryGroup.allCases, selection: selection) { group in
          Label(group.rawValue, systemImage: group.symbol)
        }
        Text(verbatim: "↑↓ choose\nTab controls\nAlt+1…9 go to\nCtrl+Q end")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 8)
    }
    .frame(width: 160)
  }

  private var menu: some View {
    Picker("Group", selection: $group) {
      ForEach(GalleryGroup.allCases) { Text($0.rawValue) }
    }
  }

  /// - Parameter columns: those that all exhibits have beside each other.
  private func hall(isNarrow: Bool, columns: Int) -> some View {
    // A wide screen has the exhibits on several shelves: none should be wider than one can read.
    let count = max(1, columns / 78)
    let width = (columns - 3 * (count - 1)) / count
    return ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: group.summary).italic().foregroundStyle(.secondary)
        Shelves(count: count) { group.exhibits }
      }
      .padding(.horizontal, 8)
    }
    .environment(\.hallIsNarrow, isNarrow)
    .environment(\.hallColumns, width)
    .id(group)
  }

  private var selection: Binding<GalleryGroup?> {
    Binding(get: { group }, set: { if let chosen = $0 { group = chosen } })
  }

  /// Alt and a digit goes to a group.
  private func jump(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers == .option, let number = press.key.character.wholeNumberValue,
      GalleryGroup.allCases.indices.contains(number - 1)
    else { return .ignored }
    group = GalleryGroup.allCases[number - 1]
    return .handled
  }
}

private enum HallIsNarrowKey: EnvironmentKey {
  static let defaultValue = false
}

private enum HallColumnsKey: EnvironmentKey {
  static let defaultValue = 80
}

extension EnvironmentValues {
  /// The columns that an exhibit has.
  var hallColumns: Int {
    get { self[HallColumnsKey.self] }
    set { self[HallColumnsKey.self] = newValue }
  }

  /// Whether the state of an exhibit has to stand below it, for want of columns.
  var hallIsNarrow: Bool {
    get { self[HallIsNarrowKey.self] }
    set { self[HallIsNarrowKey.self] = newValue }
  }
}
