import CursesCore
@_spi(Nodes) import CursesViewGraph

/// How a field is drawn. Backgrounds are laid over what is there: `.clear` keeps it, glass tints it.
public struct FieldLook: Hashable, Sendable {
  /// What is typed.
  public var value: Style
  /// What is selected of it.
  public var selection: Style
  /// What is shown while there is no value.
  public var placeholder: Style
  /// What may be accepted after the caret, drawn but not part of the value.
  public var ghost: Style
  /// The marks of a secret.
  public var mask: Style
  /// The signs that there is more to the left or right.
  public var edge: Style
  /// The signs at the edges, and the one for a secret's characters.
  public var signs: FieldSigns

  /// A look; what is nil is as the placeholder, and marks of a secret as the value.
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
  /// There is more of the value to the right.
  public var right: Character
  /// Rows of the value above, and below.
  public var above: Character
  /// There are rows of the value below.
  public var below: Character
  /// Stands for a character of a secret.
  public var mask: Character

  /// Signs of one cell each.
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

  /// Arrows and a bullet.
  public static let unicode = FieldSigns(
    left: "‹", right: "›", above: "↑", below: "↓", mask: "•")
  /// For terminals without signs beyond ASCII.
  public static let ascii = FieldSigns(left: "<", right: ">", mask: "*")
}
