import CursesUI

/// Buttons that format what is selected in a text, or what is typed next.
struct FormatBar: View {
  @Binding var text: AttributedString
  @Binding var selection: AttributedTextSelection
  /// Takes the focus back to the text.
  let done: () -> Void

  var body: some View {
    HStack {
      button("Bold", isOn: has { $0.font?.isBold }) {
        $0.font = ($0.font ?? .body).toggled(\.isBold)
      }
      button("Italic", isOn: has { $0.font?.isItalic }) {
        $0.font = ($0.font ?? .body).toggled(\.isItalic)
      }
      button("Underline", isOn: has { $0.underlineStyle != nil }) {
        $0.underlineStyle = $0.underlineStyle == nil ? .single : nil
      }
      button("Red", isOn: has { $0.foregroundColor == .red }) {
        $0.foregroundColor = $0.foregroundColor == .red ? nil : .red
      }
      button("Green", isOn: has { $0.foregroundColor == .green }) {
        $0.foregroundColor = $0.foregroundColor == .green ? nil : .green
      }
      button("Plain", isOn: false) { $0 = AttributeContainer() }
    }
  }

  /// Whether all that is selected has something.
  private func has(_ trait: (AttributeContainer) -> Bool?) -> Bool {
    selection.attributes(in: text).allSatisfy { trait($0) == true }
  }

  private func button(
    _ title: String, isOn: Bool, change: @escaping (inout AttributeContainer) -> Void
  ) -> some View {
    Button(isOn ? "● \(title)" : "  \(title)") {
      text.transformAttributes(in: &selection, body: change)
      done()
    }
  }
}

extension Font {
  fileprivate var isBold: Bool { resolve(in: Context()).isBold }
  fileprivate var isItalic: Bool { resolve(in: Context()).isItalic }

  fileprivate func toggled(_ trait: KeyPath<Font, Bool>) -> Font {
    trait == \.isBold ? bold(!isBold) : italic(!isItalic)
  }
}
