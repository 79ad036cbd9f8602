/// A kind of value that people type: how it looks while it is typed, and what it means when it is whole.
///
/// `parse` is strict: it reads the whole text or fails with words for the person. It never takes a part
/// (`12abc`), rounds (`1.9` for a whole number) or rolls over (30 February).
public protocol InputFormat<Value>: EditingFormat {
  associatedtype Value: Sendable

  /// The value a text stands for.
  ///
  /// - Throws: ``InputError``, which says what is wrong and what would be right.
  func parse(_ text: String) throws(InputError) -> Value

  /// The text that stands for a value: `parse(text(for: x)) == x`.
  func text(for value: Value) -> String
}

extension InputFormat {
  /// The format as a rule: incomplete and wrong texts get their message, an empty one is left to
  /// ``Validator/notEmpty(_:)``.
  public var rule: Validator<String> {
    Validator { text in text.isEmpty ? .valid : self.validation(of: text) }
  }

  /// Yes: without a character the others would mean something else.
  public var keepsTyped: Bool { true }

  /// What is wrong with what was to be put into the text, or with the text that a typed character makes.
  public func refusal(of edit: FieldEdit) -> String? {
    do {
      _ = try parse(edit.replacement.count == 1 ? edit.plainResult.text : edit.replacement)
      return nil
    } catch {
      return error.message
    }
  }

  /// What is to be said of a text.
  public func validation(of text: String) -> Validation {
    do {
      _ = try parse(text)
      return .valid
    } catch {
      return error.isIncomplete ? .incomplete(error.message) : .invalid(error.message)
    }
  }
}

extension Validator where Value == String {
  /// Whole and right in a format; an empty text is left to ``notEmpty(_:)``.
  public static func format(_ format: some InputFormat) -> Validator { format.rule }
}

/// Why a text is no value of its format, in words for the person who types it.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what would be right.
  public var message: String
  /// Whether typing on may still make it right.
  public var isIncomplete: Bool

  /// What is wrong, as a sentence.
  ///
  /// - Parameter isIncomplete: whether typing on may put it right.
  public init(_ message: String, isIncomplete: Bool = false) {
    self.message = message
    self.isIncomplete = isIncomplete
  }

  static func incomplete(_ message: String) -> InputError {
    InputError(message, isIncomplete: true)
  }

  public var description: String { message }
}
