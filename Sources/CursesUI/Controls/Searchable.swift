import CursesViewGraph

/// Where a search field goes. A terminal has one place: above what is searched.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let number: Int
  /// Above the view, as every other place too.
  public static let automatic = SearchFieldPlacement(number: 0)
  /// SwiftUI's toolbar; here above the view.
  public static let toolbar = SearchFieldPlacement(number: 1)
  /// SwiftUI's sidebar; here above the view.
  public static let sidebar = SearchFieldPlacement(number: 2)
  /// Under SwiftUI's navigation bar; here above the view.
  public static let navigationBarDrawer = SearchFieldPlacement(number: 3)

  /// When SwiftUI shows the field under its navigation bar.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  /// Under SwiftUI's navigation bar; here above the view, all the time.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

extension View {
  /// A search field above this view. Enter in it runs the actions of `onSubmit(of: .search)`.
  ///
  /// - Parameters:
  ///   - text: what is searched for.
  ///   - placement: accepted; the field stands above the view.
  ///   - prompt: what stands in the empty field; nil for "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    Searchable(content: self, text: text, isPresented: nil, prompt: prompt)
  }

  /// A search field above this view, with a prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// A search field above this view, with a prompt.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
