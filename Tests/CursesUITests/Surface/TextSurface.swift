import CursesUI

@MainActor
struct TextSurface {
  @State private var count = 1
  let date = Date(timeIntervalSince1970: 0)

  // MARK: Text

  func texts() {
    //: Text(_:)
    made = Text("a **bold** word, \(count) [link](https://example.org)")
    made = Text("word".uppercased())
    made = Text(AttributedString("word"))
    //: Text(verbatim:)
    made = Text(verbatim: "**as it is**")
    //: Text(_:format:)
    made = Text(12, format: .number)
    //: Text(_:formatter:)
    made = Text(NSNumber(value: 12), formatter: NumberFormatter())
    made = Text(Date(), formatter: DateFormatter())
    made = Text("\(Date(), formatter: DateFormatter())")
    //: Text(_:style:)
    made = Text(date, style: .date)
    //: Text(_:tableName:bundle:comment:)
    made = Text("Greeting", tableName: "Words", bundle: .main, comment: "At the top")
    //: Text.+
    made = Text("a") + Text("b")
    //: LocalizedStringKey
    let key: LocalizedStringKey = "\(count) words"
    made = Text(key)
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:format:)
    made = Text("\(12.5, format: .number) km")
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:specifier:)
    made = Text("\(12.5, specifier: "%.2f") km")
    //: LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:)
    made = Text("on \(date, style: .date)")
  }

  func looks() {
    let text = Text("a")
    //: Text.bold(_:)
    made = text.bold() + text.bold(false)
    //: Text.italic(_:)
    made = text.italic() + text.italic(false)
    //: Text.underline(_:pattern:color:)
    made = text.underline() + text.underline(true, pattern: .dash, color: .red)
    //: Text.strikethrough(_:pattern:color:)
    made = text.strikethrough() + text.strikethrough(true, pattern: .dash, color: .red)
    //: Text.foregroundStyle(_:)
    made = text.foregroundStyle(.red) + text.foregroundStyle(Color.blue)
    //: Text.foregroundColor(_:)
    made = text.foregroundColor(.red) + text
    //: Text.font(_:)
    made = text.font(.title) + text.font(.system(size: 20, weight: .bold))
    //: Text.fontWeight(_:)
    made = text.fontWeight(.semibold) + text
    //: Text.fontDesign(_:)
    made = text.fontDesign(.monospaced) + text
    //: Text.monospaced(_:)
    made = text.monospaced() + text
    //: Text.monospacedDigit()
    made = text.monospacedDigit() + text
    //: Text.kerning(_:)
    made = text.kerning(1) + text
    //: Text.tracking(_:)
    made = text.tracking(1) + text
    //: Text.baselineOffset(_:)
    made = text.baselineOffset(2) + text
  }

  // MARK: Texts of a view

  func environments() {
    let view = Text("a").padding()
    //: font(_:)
    made = view.font(.headline).font(.custom("Menlo", size: 12))
    //: fontWeight(_:)
    made = view.fontWeight(.bold)
    //: fontDesign(_:)
    made = view.fontDesign(.serif)
    //: fontWidth(_:)
    made = view.fontWidth(.condensed)
    //: bold(_:)
    made = view.bold()
    //: italic(_:)
    made = view.italic()
    //: underline(_:pattern:color:)
    made = view.underline().underline(true, pattern: .dot, color: .red)
    //: strikethrough(_:pattern:color:)
    made = view.strikethrough().strikethrough(true, color: .red)
    //: lineLimit(_:)
    made = view.lineLimit(2).lineLimit(nil).lineLimit(1...3).lineLimit(2...).lineLimit(...4)
    //: lineLimit(_:reservesSpace:)
    made = view.lineLimit(3, reservesSpace: true)
    //: truncationMode(_:)
    made = view.truncationMode(.middle)
    //: textCase(_:)
    made = view.textCase(.uppercase).textCase(nil)
    //: minimumScaleFactor(_:)
    made = view.minimumScaleFactor(0.5)
    //: allowsTightening(_:)
    made = view.allowsTightening(true)
    //: textSelection(_:)
    made = view.textSelection(.enabled)
    //: writingToolsBehavior(_:)
    made = view.writingToolsBehavior(.disabled)
    //: typesettingLanguage(_:isEnabled:)
    made = view.typesettingLanguage(.init(identifier: "th"), isEnabled: true)
    //: speechAdjustedPitch(_:)
    made = view.speechAdjustedPitch(0.2)
    //: privacySensitive(_:)
    made = view.privacySensitive()
    //: redacted(reason:)
    made = view.redacted(reason: .placeholder).redacted(reason: .privacy)
    //: unredacted()
    made = view.unredacted()
  }

  // MARK: Label, Image and Link

  func signs() throws {
    //: Label(_:systemImage:)
    made = Label("Lock", systemImage: "lock")
    //: Label(title:icon:)
    made = Label {
      Text("Lock")
    } icon: {
      Image(systemName: "lock")
    }
    //: labelStyle(_:)
    made = Label("Lock", systemImage: "lock").labelStyle(.iconOnly).labelStyle(.titleOnly)
    made = Label("Lock", systemImage: "lock").labelStyle(.titleAndIcon).labelStyle(.automatic)
    //: Image(systemName:)
    made = Image(systemName: "lock").resizable().imageScale(.large)
    //: Link(_:destination:)
    guard let address = URL(string: "https://example.org") else { return }
    made = Link("Home", destination: address)
    //: Link(destination:label:)
    made = Link(destination: address) { Text("Home") }
    //: EnvironmentValues.openURL
    made = Text("a").environment(\.openURL, OpenURLAction { _ in .handled })
  }
}
