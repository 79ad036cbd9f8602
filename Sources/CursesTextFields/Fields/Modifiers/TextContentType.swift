@_spi(Nodes) import CursesViewGraph

/// What a field asks for, after UIKit's `UITextContentType`: where suggestions come from.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = Self(rawValue: "name")
  /// What stands before a name, as “Dr”.
  public static let namePrefix = Self(rawValue: "honorific-prefix")
  /// The first name.
  public static let givenName = Self(rawValue: "given-name")
  /// The names in between.
  public static let middleName = Self(rawValue: "additional-name")
  /// The last name.
  public static let familyName = Self(rawValue: "family-name")
  /// What stands behind a name, as “Jr”.
  public static let nameSuffix = Self(rawValue: "honorific-suffix")
  /// The name among friends.
  public static let nickname = Self(rawValue: "nickname")
  /// What somebody does for a living.
  public static let jobTitle = Self(rawValue: "organization-title")
  /// Where somebody works.
  public static let organizationName = Self(rawValue: "organization")
  /// A place, with an address or without.
  public static let location = Self(rawValue: "location")
  /// Street, number and what else a letter needs.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// The first line of the street's address.
  public static let streetAddressLine1 = Self(rawValue: "address-line1")
  /// The second line of the street's address.
  public static let streetAddressLine2 = Self(rawValue: "address-line2")
  /// The town.
  public static let addressCity = Self(rawValue: "address-level2")
  /// The state or province.
  public static let addressState = Self(rawValue: "address-level1")
  /// Town and state in one.
  public static let addressCityAndState = Self(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = Self(rawValue: "address-level3")
  /// The country, by its name.
  public static let countryName = Self(rawValue: "country-name")
  /// The postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A number to call.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = Self(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of the web.
  public static let URL = Self(rawValue: "url")
  /// The name of an account.
  public static let username = Self(rawValue: "username")
  /// The password of an account there is.
  public static let password = Self(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that was sent for this once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The number of a card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// The whole name on a card.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// The first name on a card.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// The names in between on a card.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// The last name on a card.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// The three or four digits on the back of a card.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// Month and year until which a card is good.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// The month until which a card is good.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// The year until which a card is good.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// The brand of a card.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// A whole day of birth.
  public static let birthdate = Self(rawValue: "bday")
  /// The day of the month of a birth.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// A day and a time.
  public static let dateTime = Self(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// The number a parcel is followed by.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// The number of a phone's built-in card.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// The number of a phone.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
}

/// The names that the same type has on other platforms.
public typealias NSTextContentType = UITextContentType
/// The name that the type has on a watch.
public typealias WKTextContentType = UITextContentType

/// Knows what could be filled in: an address book, a password store.
///
/// It is asked when a field with a content type gets the focus and with every edit of it. Nothing is
/// asked for a secure field: a secret is never shown in a list.
@MainActor
public protocol AutofillProvider {
  /// The texts that could stand in a field, the likeliest first.
  ///
  /// - Parameter text: what has been typed so far.
  func suggestions(for type: UITextContentType, text: String) -> [String]
}

extension View {
  /// What the fields of this view ask for; suggestions are given accordingly.
  public func textContentType(_ type: UITextContentType?) -> some View {
    environment(\.fieldTraits.contentType, type)
  }

  /// Who knows what could be filled into the fields of this view, by their content type.
  public func autofillProvider(_ provider: (any AutofillProvider)?) -> some View {
    environment(\.fieldTraits.autofill, provider)
  }
}
