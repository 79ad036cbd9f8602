import CursesCore

/// Writes over the drawn screen what a cell of ncurses cannot hold: long clusters and links.
///
/// Every piece begins at an explicit place and everything stands between a saved and a restored
/// cursor, so that neither ncurses nor the rest of a row notices.
struct OverlayWriter {
  private(set) var bytes: [UInt8] = []
  private let colors: ColorDepth
  private let hasUndercurl: Bool

  init(capabilities: Capabilities) {
    colors = capabilities.colors
    hasUndercurl = capabilities.undercurl
  }

  var finished: [UInt8] {
    bytes.isEmpty ? [] : Array("\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
  }

  mutating func move(column: Int, row: Int) { add("\u{1B}[\(row + 1);\(column + 1)H") }

  mutating func open(_ link: Link) {
    guard link != .none else { return }
    let clean = link.url.unicodeScalars.filter { $0.value > 0x20 && $0.value < 0x7F }
    let url = String(String.UnicodeScalarView(clean))
    add("\u{1B}]8;;\(url)\u{1B}\\")
  }

  mutating func close(_ link: Link) {
    if link != .none { add("\u{1B}]8;;\u{1B}\\") }
  }

  mutating func text(_ text: String) { add(text) }

  mutating func style(_ style: Style, _ indices: (foreground: Int32, background: Int32)) {
    var codes = "0"
    let attributes = style.attributes
    if attributes.contains(.bold) { codes += ";1" }
    if attributes.contains(.dim) { codes += ";2" }
    if attributes.contains(.italic) { codes += ";3" }
    if attributes.contains(.undercurl) {
      codes += hasUndercurl ? ";4:3" : ";4"
    } else if attributes.contains(.underline) {
      codes += ";4"
    }
    if attributes.contains(.reverse) { codes += ";7" }
    if attributes.contains(.strikethrough) { codes += ";9" }
    codes += color(indices.foreground, base: 30)
    let background = color(indices.background, base: 40)
    let count = (codes + background).utf8.count { $0 == 0x3B || $0 == 0x3A } + 1
    if count <= Pen.parameterLimit {
      add("\u{1B}[\(codes)\(background)m")
    } else {
      add("\u{1B}[\(codes)m\u{1B}[\(background.dropFirst())m")
    }
  }

  private func color(_ index: Int32, base: Int32) -> String {
    guard index >= 0 else { return "" }
    switch colors {
    case .none: return ""
    case .direct:
      return ";\(base + 8);2;\(index >> 16);\(index >> 8 & 255);\(index & 255)"
    case .ansi16, .indexed256:
      if index < 8 { return ";\(base + index)" }
      return index < 16 ? ";\(base + 52 + index)" : ";\(base + 8);5;\(index)"
    }
  }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
