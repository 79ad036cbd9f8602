import CursesUI

/// What belongs together in the gallery.
enum GalleryGroup: String, CaseIterable, Identifiable {
  case login = "Login"
  case registration = "Registration"
  case payment = "Payment"
  case phone = "Phone"
  case numbers = "Numbers"
  case secure = "Secure"
  case richText = "Rich text"
  case styles = "Styles"
  case background = "Background"
  case typing = "Typing"
  case controls = "Controls"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .login: "person"
    case .registration: "square.and.pencil"
    case .payment: "creditcard"
    case .phone: "phone"
    case .numbers: "number"
    case .secure: "shield"
    case .richText: "textformat"
    case .styles: "slider.horizontal.3"
    case .background: "sparkles"
    case .typing: "keyboard"
    case .controls: "square.fill"
    }
  }

  /// One sentence about it.
  var summary: String {
    switch self {
    case .login: "Fields with rules, and a button that waits for them."
    case .registration: "Suggestions, limits, filters, and a rule that asks elsewhere."
    case .payment: "Texts and values that are formatted while one types."
    case .phone: "Numbers to call, addresses to reach, masks and names."
    case .numbers: "Numbers, ranges, dates and times, read strictly."
    case .secure: "Secrets: masks, revealing, strength, and the same once more."
    case .richText: "Text that is more than characters."
    case .styles: "The same controls in other clothes."
    case .background: "Shapes, light, glass and motion."
    case .typing: "What has a say while one types, and what is told of it."
    case .controls: "What stands around fields."
    }
  }

  @MainActor @ViewBuilder
  var exhibits: some View {
    switch self {
    case .login: LoginGroup()
    case .registration: RegistrationGroup()
    case .payment: PaymentGroup()
    case .phone: PhoneGroup()
    case .numbers: NumbersGroup()
    case .secure: SecureGroup()
    case .richText: RichTextGroup()
    case .styles: StylesGroup()
    case .background: BackgroundGroup()
    case .typing: TypingGroup()
    case .controls: ControlsGroup()
    }
  }
}
