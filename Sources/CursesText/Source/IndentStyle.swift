/// What is written where a line is indented by a level.
public struct IndentStyle: Hashable, Sendable {
  /// Whether a level is a tab; else it is spaces.
  public let usesTab: Bool
  /// How many spaces a level is, 1 to 8.
  public let spaces: Int

  /// The columns from one place to the next that a tab leads to in Markdown.
  package static let tabColumns = 4

  /// - Parameter spaces: of a level without tabs.
  public init(usesTab: Bool, spaces: Int = 4) {
    self.usesTab = usesTab
    self.spaces = min(max(spaces, 1), 8)
  }

  /// A level of code.
  package var code: String { usesTab ? "\t" : String(repeating: " ", count: spaces) }

  /// How far an item is moved into the one before it.
  ///
  /// - Parameter least: the columns of that item's marker. Three more, and the text would be code.
  package func columns(inside least: Int) -> Int {
    min(max(usesTab ? Self.tabColumns : spaces, least), least + 3)
  }

  /// Blanks of some columns at the start of a line.
  package func blanks(_ columns: Int) -> String {
    usesTab && columns == Self.tabColumns ? "\t" : String(repeating: " ", count: columns)
  }
}
