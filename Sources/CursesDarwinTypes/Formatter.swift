#if Locales
import Foundation

/// A pointer to where a method puts what it hands out, as Darwin calls it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// `Formatter` as Darwin's Foundation declares it, so that its methods can be overridden.
///
/// Foundation's class of the same name on Linux lacks `getObjectValue` and `isPartialStringValid`, and a
/// method that is added in an extension cannot be overridden. `import CursesUI` makes this the `Formatter`
/// of a file, also beside `import Foundation`; Foundation's own formatters are no subclasses of it, and
/// are served all the same.
open class Formatter: Foundation.Formatter {
  /// The text that stands for an object; nil unless overridden.
  override open func string(for obj: Any?) -> String? { nil }

  /// Reads a text. An object is put where `obj` points, or a message where `error` does.
  ///
  /// - Returns: whether the text could be read; false unless overridden.
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether a text may stand in a field while it is typed. Where it may not, another text can be put in
  /// its place.
  open func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// Whether an edit may be made; with the selection before and after it. Asks the shorter form unless
  /// overridden.
  ///
  /// Where it may not, the text and the selection it is to have can be changed; if neither is, the
  /// edit is refused.
  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    var replacement: NSString?
    let text = String(describing: partialStringPtr.pointee)
    if isPartialStringValid(text, newEditingString: &replacement, errorDescription: error) {
      return true
    }
    if let replacement {
      partialStringPtr.pointee = replacement
      proposedSelRangePtr?.pointee = NSRange(location: replacement.length, length: 0)
    }
    return false
  }
}
#endif
