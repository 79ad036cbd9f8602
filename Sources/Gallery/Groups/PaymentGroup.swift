import CursesUI

/// Cards, accounts and amounts.
struct PaymentGroup: View {
  @State private var card = ""
  @State private var expiry: Expiry?
  @State private var account = ""
  @State private var amount: Decimal?
  @State private var code = ""
  @State private var discount: Double? = 0.25

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
    Exhibit(
      "Code", state: "\(code.count) digits", isChecked: true,
      source: """
        TextField("Code", value: $code, format: .verificationCode(of: .visa))
        """
    ) {
      TextField("Code", value: $code, format: .verificationCode(of: .visa))
    }
    Exhibit(
      "Percent", state: discount.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("Discount", value: $discount, format: .percent)
        """
    ) {
      TextField("Discount", value: $discount, format: .percent)
    }
  }
}
