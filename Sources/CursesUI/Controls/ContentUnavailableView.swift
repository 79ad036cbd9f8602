import CursesControls
import CursesViewGraph

/// What stands where there is nothing to show. After SwiftUI's `ContentUnavailableView`.
///
///     ContentUnavailableView("No Notes", systemImage: "note.text", description: Text("Write one."))
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A heading with a remark and ways to go on.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        label.bold()
        description.foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// A heading with a remark.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) { self.init(label: label, description: description, actions: { EmptyView() }) }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// A heading alone.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() }, actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == CursesControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A heading under a literal, with a symbol and a remark.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { CursesControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A heading under a string, with a symbol and a remark.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { CursesControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// What a search shows that has found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What a search shows that has found nothing for a text.
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      String("No Results for “\(text)”"), systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
