import CursesUI

/// Numbers and addresses at which one is reached.
struct PhoneGroup: View {
  @State private var phone = ""
  @State private var plate = ""
  @State private var page = ""
  @State private var address: [UInt8]?

  var body: some View {
    Exhibit(
      "Phone", state: phone.debugDescription, isChecked: true,
      source: """
        TextField("Phone", text: $phone, format: PhoneFormat(region: "US"))
          .keyboardType(.phonePad)
        """
    ) {
      TextField("Phone", text: $phone, format: PhoneFormat(region: "US"))
        .keyboardType(.phonePad)
    }
    Exhibit(
      "A mask", state: plate.debugDescription, isChecked: true,
      source: """
        TextField("Plate", text: $plate, format: MaskFormat(">AA-9999"))
        """
    ) {
      TextField("Plate", text: $plate, format: MaskFormat(">AA-9999"))
    }
    Exhibit(
      "Web page", state: page.debugDescription, isChecked: true,
      source: """
        TextField("Page", text: $page, prompt: Text("https://"))
          .keyboardType(.URL)
          .validation(.url)
        """
    ) {
      TextField("Page", text: $page, prompt: Text("https://"))
        .keyboardType(.URL)
        .validation(.url)
    }
    Exhibit(
      "Machine", state: address.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("IP address", value: $address, format: .ipv4)
        """
    ) {
      TextField("IP address", value: $address, format: .ipv4)
    }
  }
}
