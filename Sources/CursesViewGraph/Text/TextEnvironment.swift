import CursesCore
import CursesThemes

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// How many lines a text or a field may take.
package struct LineLimits: Hashable, Sendable {
  /// Lines that are taken even when there is less text.
  package var least: Int?
  package var most: Int?
}

enum LineLimitsKey: EnvironmentKey {
  static let defaultValue = LineLimits()
}

enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

enum TextStyleKey: EnvironmentKey {
  static let defaultValue = TextRunStyle()
}

extension EnvironmentValues {
  /// The most lines a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits.most = newValue }
  }

  package var lineLimits: LineLimits {
    get { self[LineLimitsKey.self] }
    set { self[LineLimitsKey.self] = newValue }
  }

  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Which part of a line that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// What case texts are shown in; nil for their own.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  /// What texts look like that do not say otherwise.
  package var textStyle: TextRunStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }
}

extension View {
  /// The most lines a text of this view may take.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimits, LineLimits(most: number))
  }

  /// - Parameter reservesSpace: whether the lines are taken even when there is less text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : nil, most: limit))
  }

  /// The fewest and the most lines a text of this view takes.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
  }

  /// The fewest lines a text of this view takes.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound))
  }

  /// The most lines a text of this view takes.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(most: limit.upperBound))
  }

  /// Where the lines of texts in this view stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Which part of a line that does not fit is left out.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Turns the letters of texts in this view to one case.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The font of texts that have none of their own; nil for the usual one.
  public func font(_ font: Font?) -> some View { textStyle { $0.font = font } }

  /// The weight of texts: bold from semibold up, dim below light.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    textStyle { style in
      guard let weight else { return }
      style.decide([.bold, .dim], isOn: false)
      style.decide(weight.attributes)
    }
  }

  /// Bold texts, where they do not say otherwise.
  public func bold(_ isActive: Bool = true) -> some View {
    textStyle { $0.decide(.bold, isOn: isActive) }
  }

  /// Slanted texts, where they do not say otherwise.
  public func italic(_ isActive: Bool = true) -> some View {
    textStyle { $0.decide(.italic, isOn: isActive) }
  }

  /// A line below texts; one that is not solid is drawn wavy where the terminal has that.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid
  ) -> some View {
    textStyle { $0.decide(pattern == .solid ? .underline : .undercurl, isOn: isActive) }
  }

  /// A line through texts; every pattern is drawn as a plain one.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid
  ) -> some View {
    textStyle { $0.decide(.strikethrough, isOn: isActive) }
  }

  /// Every letter of a terminal is of one width: the view itself.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// All digits of a terminal are of one width: the view itself.
  public func monospacedDigit() -> some View { self }
  /// A terminal has one design: the view itself.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Cells have one width: the view itself.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Texts of this view in a role of the theme, unless they have a colour of their own.
  public func role(_ role: Role) -> some View { textStyle { $0.ink = .role(role) } }

  /// Changes what texts look like that do not say otherwise.
  package func textStyle(_ change: @escaping (inout TextRunStyle) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.textStyle) }
  }
}
