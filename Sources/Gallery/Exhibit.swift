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
      if isNarrow {
        checkedControl
        findings
      } else {
        HStack(alignment: .top, spacing: 16) {
          checkedControl.frame(maxWidth: .infinity, alignment: .leading)
          findings.frame(width: 224, alignment: .leading)
        }
      }
      SourceText(source)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var checkedControl: some View {
    control.onValidation { validity = $0 }
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
      Text("✗ not valid").foregroundStyle(.red)
    } else if !validity.isValid || validity.problem != nil {
      Text("○ not valid yet").foregroundStyle(.secondary)
    } else {
      Text("✓ valid").foregroundStyle(.green)
    }
  }
}
