import CursesCore
import CursesTerminal
import CursesUI
import Glibc

/// Asks for a payment, and prints what was paid when it ends.
@main
enum Payment {
  @MainActor
  static func main() {
    do throws(TerminalError) {
      let host = try TerminalHost(options: HostOptions(background: BubbleField(seed: 7)))
      var receipt: String?
      host.run(
        PaymentForm { paid in
          receipt = paid
          host.stop()
        })
      host.close()
      if let receipt { print(receipt) }
    } catch {
      let sentence = "Payment: \(error)\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(EX_UNAVAILABLE)
    }
  }
}

/// The form. `leave` gets the receipt, or nil when the person turned away.
struct PaymentForm: View {
  let leave: (String?) -> Void

  enum Field: Hashable { case card, expiry, code, amount, account }

  /// Texts, formatted while they are typed.
  @State private var card = ""
  @State private var code = ""
  @State private var account = ""
  /// Values: nil while what is typed is none.
  @State private var expiry: Expiry?
  @State private var amount: Decimal?
  @State private var message = ""
  @FocusState private var focus: Field?

  private var brand: CardBrand? { CardNumberFormat().brand(of: card) }
  private var codeFormat: VerificationCodeFormat { VerificationCodeFormat(brand: brand) }

  var body: some View {
    Panel("Payment", surface: .dialog) {
      VStack(alignment: .leading, gap: 1) {
        row("Card", .card) {
          TextField(
            "Card", text: $card, format: CardNumberFormat(), prompt: Text("4111 1111 1111 1111"))
          Text(brand?.rawValue ?? "").role(.accent)
            .frame(columns: 16, alignment: .leading)
        }
        HStack(alignment: .top, gap: 2) {
          row("Valid to", .expiry) {
            TextField("Valid to", value: $expiry, format: .expiry, prompt: Text("MM/YY")).frame(
              columns: 9)
          }
          Text("Code").role(.dim)
          TextField("Code", text: $code, format: codeFormat, prompt: Text("123")).frame(columns: 8)
            .focused($focus, equals: .code)
        }
        row("Amount", .amount) {
          TextField(
            "Amount", value: $amount,
            format: Decimal.FormatStyle.Currency(code: "USD").ranged(1...10_000),
            prompt: Text("$0.00"))
        }
        row("Refund to", .account) {
          TextField(
            "Account", text: $account, format: IBANFormat(), prompt: Text("DE89 3704 …"))
        }
        Text(message).role(.error)
        HStack(gap: 2) {
          Button("Pay", action: pay)
          Button("Cancel") { leave(nil) }
        }
      }
      .padding(columns: 2, rows: 1)
    }
    .frame(columns: 58)
    .frame(maxColumns: .max, maxRows: .max)
    .onSubmit(pay)
    .onKey { key in
      guard key.code == .escape else { return false }
      leave(nil)
      return true
    }
  }

  private func row(
    _ label: String, _ field: Field, @ViewBuilder content: () -> some View
  ) -> some View {
    HStack(alignment: .top, gap: 1) {
      Text(label).role(.dim).frame(columns: 10, alignment: .leading)
      content()
    }
    .focused($focus, equals: field)
  }

  /// Pays, or says what is missing and goes there.
  private func pay() {
    let rules: [(Field, String?)] = [
      (
        .card,
        Validator.required("Please enter the card.").and(CardNumberFormat().rule)(card).message
      ),
      (.expiry, expiry == nil ? "Please enter the month the card is valid to." : nil),
      (.code, Validator.required("Please enter the code.").and(codeFormat.rule)(code).message),
      (.amount, amount == nil ? "Please enter an amount from $1 to $10,000." : nil),
      (.account, IBANFormat().rule(account).message),
    ]
    guard let wrong = rules.first(where: { $0.1 != nil }) else { return leave(receipt) }
    message = wrong.1 ?? ""
    focus = wrong.0
  }

  private var receipt: String {
    let shown = amount?.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))) ?? ""
    return "Paid \(shown) with \(brand?.rawValue ?? "a card") ending in \(card.suffix(4))."
  }
}
