import TerminalCore

/// How a field is drawn. Backgrounds are laid over what is there: `.clear` keeps it, glass tints it.
public struct FieldLook: Hashable, Sendable {
  public var value: Style
  public var selection: Style
  public var placeholder: Style
  /// What may be accepted after the caret, drawn but not part of the value.
  public var ghost: Style
  /// The marks of a secret.
  public var mask: Style
  /// The signs that there is more to the left or right.
  public var edge: Style
  public var signs: FieldSigns

  public init(
    value: Style, selection: Style, placeholder: Style, ghost: Style? = nil, mask: Style? = nil,
    edge: Style? = nil, signs: FieldSigns = .unicode
  ) {
    self.value = value
    self.selection = selection
    self.placeholder = placeholder
    self.ghost = ghost ?? placeholder
    self.mask = mask ?? value
    self.edge = edge ?? placeholder
    self.signs = signs
  }
}

/// The signs a field draws beside its value.
public struct FieldSigns: Hashable, Sendable {
  /// More of the value to the left, and to the right.
  public var left: Character
  public var right: Character
  /// Rows of the value above, and below.
  public var above: Character
  public var below: Character
  /// Stands for a character of a secret.
  public var mask: Character

  public init(
    left: Character, right: Character, above: Character = "^", below: Character = "v",
    mask: Character
  ) {
    self.left = left
    self.right = right
    self.above = above
    self.below = below
    self.mask = mask
  }

  public static let unicode = FieldSigns(
    left: "‹", right: "›", above: "↑", below: "↓", mask: "•")
  public static let ascii = FieldSigns(left: "<", right: ">", mask: "*")
}
