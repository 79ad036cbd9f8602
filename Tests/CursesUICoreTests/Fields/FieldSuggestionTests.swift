import CursesCore
import Testing

@testable import CursesTextFields
@testable import CursesViewGraph

/// Lists below a field, ghosts behind its caret, and its history.
@Suite("Fields: suggestions") @MainActor
struct FieldSuggestionTests {
  private struct Search: View {
    @State var text = ""
    @State var submitted = ""
    private let cities = ["Berlin", "Bern", "Bergen", "東京", "東山"]
    var body: some View {
      VStack(alignment: .leading) {
        TextField("city", text: $text)
          .textInputSuggestions(cities.filter { $0.hasPrefix(text) }, id: \.self) { city in
            Text(verbatim: city).textInputCompletion(city)
          }
          .onSubmit { submitted = text }
        Text(verbatim: "below \(submitted)")
        Spacer()
      }
    }
  }

  @Test func aListFloatsBelowTheField() {
    let stage = Stage(30, 9, Search())
    #expect(!stage.picture.contains("Berlin"))
    stage.type("Ber")
    #expect(stage.picture.contains("│ Berlin"))
    #expect(stage.picture.hasPrefix(" Berlin"))
    stage.press(.down)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.picture.hasPrefix(" Bern\n"))
    #expect(stage.picture.contains("below"))
    #expect(!stage.picture.contains("Bergen"))
    stage.press(.enter)
    #expect(stage.picture.contains("below Bern"))
  }

  @Test func theGhostIsTakenByRight() {
    let stage = Stage(30, 9, Search())
    stage.type("東")
    #expect(stage.picture.hasPrefix(" 東京"))
    stage.press(.right)
    stage.press(.enter)
    #expect(stage.picture.contains("below 東京"))
  }

  @Test func escapeClosesAndEnterThenSubmits() {
    let stage = Stage(30, 9, Search())
    stage.type("Be")
    stage.press(.escape)
    #expect(!stage.picture.contains("Bergen"))
    stage.press(.enter)
    #expect(stage.picture.contains("below Be"))
  }

  @Test func aClickTakesASuggestion() {
    let stage = Stage(30, 9, Search())
    stage.type("Ber")
    stage.click(4, 4)
    #expect(stage.picture.hasPrefix(" Bergen\n"))
    stage.type("!")
    #expect(stage.picture.hasPrefix(" Bergen!"))
  }

  private struct Addresses: AutofillProvider {
    func suggestions(for type: UITextContentType, text: String) -> [String] {
      type == .emailAddress ? ["ada@example.org", "émile@example.org"] : ["wrong"]
    }
  }

  @Test func aProviderKnowsWhatToFillIn() {
    struct Mail: View {
      @State var text = ""
      var body: some View {
        VStack {
          TextField("mail", text: $text).textContentType(.emailAddress)
          SecureField("password", text: .constant("")).textContentType(.emailAddress)
          Spacer()
        }
        .autofillProvider(Addresses())
      }
    }
    let stage = Stage(30, 8, Mail())
    stage.press(.down)
    #expect(stage.picture.contains("ada@example.org"))
    stage.type("É")
    #expect(!stage.picture.contains("ada@"))
    stage.press(.down)
    stage.press(.tab)
    #expect(stage.picture.hasPrefix(" émile@example.org"))
    stage.press(.tab)
    stage.type("a")
    stage.press(.down)
    #expect(!stage.picture.contains("ada@"))
  }

  @Test func upAndDownGoThroughTheHistory() {
    struct Prompt: View {
      @State var text = ""
      let history: TextInputHistory
      var body: some View {
        TextField("command", text: $text).textInputHistory(history).onSubmit { text = "" }
      }
    }
    let history = TextInputHistory(["früh", "日本"])
    let stage = Stage(30, 2, Prompt(history: history))
    stage.type("new")
    stage.press(.up)
    #expect(stage.picture == " 日本\n")
    stage.press(.up)
    #expect(stage.picture == " früh\n")
    stage.press(.down)
    stage.press(.down)
    #expect(stage.picture == " new\n")
    stage.press(.enter)
    #expect(history.entries == ["früh", "日本", "new"])
    stage.type("n")
    #expect(stage.picture == " new\n")
  }
}
