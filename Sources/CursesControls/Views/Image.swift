import CursesThemes
import CursesViewGraph

/// A named symbol, drawn as a character. After SwiftUI's `Image(systemName:)`.
///
/// Names are those of Apple's symbols; what there is no character for is drawn as `▢`. The variants
/// `.fill`, `.circle`, `.square` of a known name are that name's, those of a letter or a digit are the letter.
/// Pictures in files are not drawn.
public struct Image: View, Equatable, Sendable {
  let symbol: Symbol

  /// The sign of a symbol, by Apple's name for it; `▢` for a name that is not known.
  public nonisolated init(systemName: String) { symbol = Symbol.named(systemName) }

  /// The scale of symbols; a terminal has one.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// A picture is one character: there is nothing to scale.
  public func resizable() -> Image { self }

  public var body: some View { Sign(sign: symbol.sign, ascii: symbol.ascii) }
}

extension View {
  /// A terminal has one size of letter: the view itself.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
}
