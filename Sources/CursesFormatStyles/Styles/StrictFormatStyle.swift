import CursesFoundation
import CursesInputFormats
import Synchronization

/// A style whose texts the library reads itself, whole and strictly, and puts in order while they are
/// typed.
protocol StrictFormatStyle: ParseableFormatStyle where FormatOutput == String {
  /// The style for a locale, where it names none of its own.
  func adopting(_ locale: Locale) -> Self
  /// The category of the POSIX environment that the style goes by; nil for none of its own.
  static var localeCategory: String? { get }
  /// What is kept up while a text is typed; `nil` where texts are left as typed.
  func makeEditing() -> (any EditingFormat)?
  /// The value of a whole text.
  func strictValue(_ text: String) throws(InputError) -> FormatInput
}

extension StrictFormatStyle {
  static var localeCategory: String? { nil }
}

extension Locale {
  /// Whether a style has this because it was given none.
  var isUnset: Bool { self == .autoupdatingCurrent }
}

/// A style made ready for a field: how its texts are read, and what is done with them while typed.
struct LiveStyle<Style: ParseableFormatStyle> where Style.FormatOutput == String {
  let style: Style
  let editing: (any EditingFormat)?
  let read: (String) throws -> Style.FormatInput

  init(_ style: Style, locale: Locale) {
    if let strict = style as? any StrictFormatStyle,
      let live = Self.make(strict, locale) as? LiveStyle<Style>
    {
      self = live
    } else {
      let own = style.locale(locale)
      self.style = style.locale(.autoupdatingCurrent) == style ? own : style
      let made = self.style
      editing = RestyledEditing(made)
      read = { try made.parseStrategy.parse($0) }
    }
  }

  private init(strict style: Style) where Style: StrictFormatStyle {
    self.style = style
    editing = StyleCache.shared.editing(of: style)
    read = { try style.strictValue($0) }
  }

  private static func make<S: StrictFormatStyle>(_ style: S, _ locale: Locale) -> Any {
    LiveStyle<S>(strict: style.adopting(locale))
  }

  /// The value of a text, or what is to be said of it.
  func value(_ text: String) -> Result<Style.FormatInput, InputError> {
    do {
      return .success(try read(text))
    } catch let error as InputError {
      return .failure(error)
    } catch {
      return .failure(InputError(Self.words(error, text)))
    }
  }

  /// What a parser of the program's own says, where it says something for people.
  private static func words(_ error: any Error, _ text: String) -> String {
    if let described = (error as? any LocalizedError)?.errorDescription { return described }
    #if Essentials
    // Foundation's parsers say it under this key (`NSDebugDescriptionErrorKey`).
    if let words = (error as? CocoaError)?.userInfo["NSDebugDescription"] { return "\(words)" }
    #endif
    return "“\(text)” cannot be used here."
  }
}

/// What was found out about styles, by trying them: once for each.
final class StyleCache: Sendable {
  private struct Known: @unchecked Sendable {
    // Reached only within the mutex below.
    var editing: [AnyHashable: (any EditingFormat)?] = [:]
  }

  static let shared = StyleCache()
  private let known = Mutex(Known())

  func editing(of style: some StrictFormatStyle) -> (any EditingFormat)? {
    nonisolated(unsafe) let style = style
    nonisolated(unsafe) var found: (any EditingFormat)?
    known.withLock { known in
      let key = AnyHashable(style)
      if let made = known.editing[key] {
        found = made
        return
      }
      // Styles made anew with every update, each with another range, must not fill the memory.
      if known.editing.count > 500 { known.editing.removeAll() }
      found = style.makeEditing()
      known.editing[key] = .some(found)
    }
    return found
  }
}
