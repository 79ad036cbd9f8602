import CursesUI

/// Cards, accounts and amounts.
struct PaymentGroup: View {
  @State private var card = ""
  @State private var expiry: Expiry?
  @State private var account = ""
  @State private var amount: Decimal?

  var body: some View {
    Exhibit(
      "Card", state: CardNumberFormat().brand(of: card)?.rawValue ?? "no brand yet",
      isChecked: true,
      source: """
        TextField("Card", text: $card, format: CardNumberFormat())
        """
    ) {
      TextField("Card", text: $card, format: CardNumberFormat())
    }
    Exhibit(
      "Valid to", state: expiry.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Valid to", value: $expiry, format: .expiry, prompt: Text("MM/YY"))
        """
    ) {
      TextField("Valid to", value: $expiry, format: .expiry, prompt: Text("MM/YY"))
    }
    Exhibit(
      "Account", state: account.debugDescription, isChecked: true,
      source: """
        TextField("Account", text: $account, format: IBANFormat())
        """
    ) {
      TextField("Account", text: $account, format: IBANFormat())
    }
    Exhibit(
      "Amount", state: amount.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Amount", value: $amount, format: Decimal.FormatStyle.Currency(code: "USD"))
        """
    ) {
      TextField("Amount", value: $amount, format: Decimal.FormatStyle.Currency(code: "USD"))
    }
  }
}
