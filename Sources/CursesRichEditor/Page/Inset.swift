import CursesTextEditors

/// A framed text that is shown in the place of what names it: an embedded note, the answer to a query.
///
/// It is read-only, and no part of the document.
public final class Inset: Hashable, Sendable {
  /// What stands in the upper edge of its frame.
  public let title: String
  /// The address that its title leads to; empty for none.
  public let target: String
  /// The text in it, in Markdown.
  public let text: [UInt8]
  /// How many lines or results are not in the text.
  public let omitted: Omitted?
  /// A sentence on what is not as it should be; empty for none.
  public let problem: String
  /// What the embeds of the text show, by their addresses.
  public let answers: [String: PictureAnswer]
  /// The most rows of the text that are shown.
  public let mostRows: Int

  /// What a text lacks of what it was made of.
  public struct Omitted: Hashable, Sendable {
    /// How many.
    public let count: Int
    /// One of them and several, in words.
    public let one, many: String

    /// So many of what is called so.
    public init(_ count: Int, one: String, many: String) {
      (self.count, self.one, self.many) = (count, one, many)
    }
  }

  /// A text of a few screens at most: all of it is laid out.
  public init(
    title: String, target: String = "", text: [UInt8], omitted: Omitted? = nil,
    problem: String = "", answers: [String: PictureAnswer] = [:], mostRows: Int = 20
  ) {
    (self.title, self.target, self.text) = (title, target, text)
    (self.omitted, self.problem) = (omitted, problem)
    (self.answers, self.mostRows) = (answers, mostRows)
  }

  public static func == (one: Inset, two: Inset) -> Bool {
    one === two
      || one.title == two.title && one.target == two.target && one.text == two.text
        && one.omitted == two.omitted && one.problem == two.problem
        && one.mostRows == two.mostRows && one.answers == two.answers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(text.count)
  }
}
