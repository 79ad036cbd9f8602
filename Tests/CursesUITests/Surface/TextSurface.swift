import CursesUI

@MainActor
private struct TextSurface {
  @State private var count = 1
  let date = Date(timeIntervalSince1970: 0)

  // MARK: Text

  func texts() {
    //: Text(_:)
    _ = Text("a **bold** word, \(count) [link](https://example.org)")
    _ = Text("word".uppercased())
    _ = Text(AttributedString("word"))
    //: Text(verbatim:)
    _ = Text(verbatim: "**as it is**")
    //: Text(_:format:)
    _ = Text(12, format: .number)
    //: Text(_:formatter:)
    _ = Text(NSNumber(value: 12), formatter: NumberFormatter())
    //: Text(_:style:)
    _ = Text(date, style: .date)
    //: Text(_:tableName:bundle:comment:)
    _ = Text("Greeting", tableName: "Words", bundle: .main, comment: "At the top")
    //: Text.+
    _ = Text("a") + Text("b")
    //: LocalizedStringKey
    let key: LocalizedStringKey = "\(count) words"
    _ = Text(key)
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
    _ = Text("\(12.5, format: .number) km")
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
    _ = Text("\(12.5, specifier: "%.2f") km")
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)
    _ = Text("on \(date, style: .date)")
  }

  func looks() {
    let text = Text("a")
    //: Text.bold(_:)
    _ = text.bold() + text.bold(false)
    //: Text.italic(_:)
    _ = text.italic() + text.italic(false)
    //: Text.underline(_:pattern:color:)
    _ = text.underline() + text.underline(true, pattern: .dash, color: .red)
    //: Text.strikethrough(_:pattern:color:)
    _ = text.strikethrough() + text.strikethrough(true, pattern: .dash, color: .red)
    //: Text.foregroundStyle(_:)
    _ = text.foregroundStyle(.red) + text.foregroundStyle(Color.blue)
    //: Text.foregroundColor(_:)
    _ = text.foregroundColor(.red) + text
    //: Text.font(_:)
    _ = text.font(.title) + text.font(.system(size: 20, weight: .bold))
    //: Text.fontWeight(_:)
    _ = text.fontWeight(.semibold) + text
    //: Text.fontDesign(_:)
    _ = text.fontDesign(.monospaced) + text
    //: Text.monospaced(_:)
    _ = text.monospaced() + text
    //: Text.monospacedDigit()
    _ = text.monospacedDigit() + text
    //: Text.kerning(_:)
    _ = text.kerning(1) + text
    //: Text.tracking(_:)
    _ = text.tracking(1) + text
    //: Text.baselineOffset(_:)
    _ = text.baselineOffset(2) + text
  }

  // MARK: Texts of a view

  func environments() {
    let view = Text("a").padding()
    //: font(_:)
    _ = view.font(.headline).font(.custom("Menlo", size: 12))
    //: fontWeight(_:)
    _ = view.fontWeight(.bold)
    //: fontDesign(_:)
    _ = view.fontDesign(.serif)
    //: fontWidth(_:)
    _ = view.fontWidth(.condensed)
    //: bold(_:)
    _ = view.bold()
    //: italic(_:)
    _ = view.italic()
    //: underline(_:pattern:color:)
    _ = view.underline().underline(true, pattern: .dot, color: .red)
    //: strikethrough(_:pattern:color:)
    _ = view.strikethrough().strikethrough(true, color: .red)
    //: lineLimit(_:)
    _ = view.lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2...).lineLimit(...4)
    //: lineLimit(_:reservesSpace:)
    _ = view.lineLimit(3, reservesSpace: true)
    //: truncationMode(_:)
    _ = view.truncationMode(.middle)
    //: textCase(_:)
    _ = view.textCase(.uppercase).textCase(nil)
    //: minimumScaleFactor(_:)
    _ = view.minimumScaleFactor(0.5)
    //: allowsTightening(_:)
    _ = view.allowsTightening(true)
    //: textSelection(_:)
    _ = view.textSelection(.enabled)
    //: writingToolsBehavior(_:)
    _ = view.writingToolsBehavior(.disabled)
    //: typesettingLanguage(_:isEnabled:)
    _ = view.typesettingLanguage(.init(identifier: "th"), isEnabled: true)
    //: speechAdjustedPitch(_:)
    _ = view.speechAdjustedPitch(0.2)
    //: privacySensitive(_:)
    _ = view.privacySensitive()
    //: redacted(reason:)
    _ = view.redacted(reason: .placeholder).redacted(reason: .privacy)
    //: unredacted()
    _ = view.unredacted()
  }

  // MARK: Label, Image and Link

  func signs() throws {
    //: Label(_:systemImage:)
    _ = Label("Lock", systemImage: "lock")
    //: Label(title:icon:)
    _ = Label {
      Text("Lock")
    } icon: {
      Image(systemName: "lock")
    }
    //: labelStyle(_:)
    _ = Label("Lock", systemImage: "lock").labelStyle(.iconOnly).labelStyle(.titleOnly)
    _ = Label("Lock", systemImage: "lock").labelStyle(.titleAndIcon).labelStyle(.automatic)
    //: Image(systemName:)
    _ = Image(systemName: "lock").resizable().imageScale(.large)
    //: Link(_:destination:)
    guard let address = URL(string: "https://example.org") else { return }
    _ = Link("Home", destination: address)
    //: Link(destination:label:)
    _ = Link(destination: address) { Text("Home") }
    //: EnvironmentValues.openURL
    _ = Text("a").environment(\.openURL, OpenURLAction { _ in .handled })
  }
}
