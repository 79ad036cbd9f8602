import CursesUI

/// Numbers and addresses at which one is reached.
struct PhoneGroup: View {
  @State private var phone = ""
  @State private var plate = ""
  @State private var page = ""
  @State private var address: [UInt8]?
  @State private var net: [UInt16]?
  @State private var mail = ""
  @State private var file = ""
  @State private var slug = ""
  @State private var color = ""

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
    Exhibit(
      "Machine, the longer way", state: net.map { "\($0)" } ?? "nil", isChecked: true,
      source: """
        TextField("IPv6 address", value: $net, format: .ipv6)
        """
    ) {
      TextField("IPv6 address", value: $net, format: .ipv6)
    }
    Exhibit(
      "Mail", state: mail.debugDescription, isChecked: true,
      source: """
        TextField("Mail", value: $mail, format: .email)
        """
    ) {
      TextField("Mail", value: $mail, format: .email)
    }
    Exhibit(
      "A picture", state: color.debugDescription, isChecked: true,
      source: """
        TextField("Colour", value: $color, format: .picture("{Red,Gr{een,ay},Blue}"))
        """
    ) {
      TextField("Colour", value: $color, format: .picture("{Red,Gr{een,ay},Blue}"))
    }
    Exhibit(
      "A file name", state: file.debugDescription, isChecked: true,
      source: """
        TextField("File", value: $file, format: .fileName)
        """
    ) {
      TextField("File", value: $file, format: .fileName)
    }
    Exhibit(
      "A slug", state: slug.debugDescription, isChecked: true,
      source: """
        TextField("Slug", value: $slug, format: .slug)
        """
    ) {
      TextField("Slug", value: $slug, format: .slug)
    }
  }
}
