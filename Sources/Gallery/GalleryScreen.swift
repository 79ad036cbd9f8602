import CursesUI

/// The groups, and the exhibits of the one that is chosen.
///
/// A screen too narrow for both beside each other has the groups in a menu.
struct GalleryScreen: View {
  @State private var group = GalleryGroup.login

  var body: some View {
    GeometryReader { proxy in
      if proxy.size.width < 560 { narrow } else { wide(isRoomy: proxy.size.width >= 800) }
    }
    .onKeyPress(action: jump)
  }

  private func wide(isRoomy: Bool) -> some View {
    HStack(spacing: 8) {
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
      Panel(group.rawValue) { hall(isNarrow: !isRoomy) }
    }
    .padding(.horizontal, isRoomy ? 16 : 0)
    .padding(.vertical, isRoomy ? 16 : 0)
  }

  private var narrow: some View {
    Panel("Gallery") {
      VStack(alignment: .leading, spacing: 0) {
        Picker("Group", selection: $group) {
          ForEach(GalleryGroup.allCases) { Text($0.rawValue) }
        }
        hall(isNarrow: true)
      }
    }
  }

  private func hall(isNarrow: Bool) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(verbatim: group.summary).italic().foregroundStyle(.secondary)
        group.exhibits
      }
      .padding(.horizontal, 8)
    }
    .environment(\.hallIsNarrow, isNarrow)
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

extension EnvironmentValues {
  /// Whether the state of an exhibit has to stand below it, for want of columns.
  var hallIsNarrow: Bool {
    get { self[HallIsNarrowKey.self] }
    set { self[HallIsNarrowKey.self] = newValue }
  }
}
