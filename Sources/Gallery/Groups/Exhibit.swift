import CursesUI

/// A control beside its state, above the source that makes it.
struct Exhibit<Control: View>: View {
  private let title: String
  private let state: String
  private let isChecked: Bool
  private let source: String
  private let control: Control
  @State private var validity = FieldValidity()
  @Environment(\.hallIsNarrow) private var isNarrow

  /// - Parameters:
  ///   - state: the value the control is bound to, in words.
  ///   - isChecked: whether its validity is told as well.
  ///   - source: the lines of `control` that matter. A test holds that they stand in the same file.
  init(
    _ title: String, state: String, isChecked: Bool = false, source: String,
    @ViewBuilder control: () -> Control
  ) {
    self.title = title
    self.state = state
    self.isChecked = isChecked
    self.source = source
    self.control = control()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).bold()
      arrangement {
        control.onValidation { validity = $0 }
          .frame(maxWidth: isNarrow ? nil : .infinity, alignment: .leading)
        findings.frame(width: isNarrow ? nil : 224, alignment: .leading)
      }
      SourceText(source)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// One layout or the other, so that the control stays the same when the window grows or shrinks.
  private var arrangement: AnyLayout {
    isNarrow
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 16))
  }

  private var findings: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "= \(state)").foregroundStyle(.tint)
      if isChecked { ValidityText(validity) }
    }
  }
}

/// What is to be said of a field, in a word.
struct ValidityText: View {
  private let validity: FieldValidity

  init(_ validity: FieldValidity) { self.validity = validity }

  var body: some View {
    if validity.isPending {
      Text("… asking").foregroundStyle(.orange)
    } else if validity.isShownInvalid {
      Text("✗ Not a title").foregroundStyle(.red)
    } else if !validity.isValid || validity.problem != nil {
      Text("○ not valid yet").foregroundStyle(.secondary)
    } else {
      Text("✓ valid").foregroundStyle(.green)
    }
  }
}
