import CursesCore
import CursesThemes
import Testing

/// The characters of symbols.
@Suite struct SymbolTests {
  @Test func everySignIsOneCell() {
    #expect(Symbol.table.count > 300)
    for (name, symbol) in Symbol.table {
      #expect(symbol.sign.count == 1 && symbol.ascii.count == 1, "\(name)")
      #expect(symbol.ascii.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
      for widths in [WidthModel.perScalar, .perCluster] {
        #expect(CellWidth.width(of: symbol.sign, in: widths) == 1, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "tray", "tray.and.arrow.down", "paperplane.fill", "folder.badge.plus", "bell.badge",
    "gearshape.2",
    "person.crop.circle", "star.leadinghalf.filled", "heart.text.square", "calendar.badge.plus",
    "clock.arrow.circlepath", "magnifyingglass.circle", "trash.slash", "pencil.circle",
    "doc.richtext",
    "link.badge.plus", "photo.on.rectangle", "lock.shield", "eye", "checkmark.circle.fill",
    "xmark.octagon", "exclamationmark.triangle.fill", "arrow.uturn.backward", "arrow.up.left",
    "chevron.left.2", "chevron.compact.down", "plus.circle", "minus.circle", "square.and.arrow.up",
    "ellipsis.circle", "bookmark.fill", "flag", "tag", "cart.badge.plus", "house", "envelope.open",
    "phone.down", "mic.fill", "mic.slash", "play.rectangle", "pause", "stop", "wifi", "battery.100",
    "speaker.wave.2.fill", "camera", "video", "square.grid.2x2", "sidebar.left", "text.alignleft",
    "1.circle", "a.square.fill",
  ])
  func commonNamesAreKnown(name: String) { #expect(Symbol.named(name).sign != "▢") }

  @Test func namesAreShortenedFromTheEnd() {
    #expect(Symbol.named("star.fill").sign == "★" && Symbol.named("star.circle").sign == "☆")
    #expect(Symbol.named("eye.slash.circle") == Symbol.named("eye.slash"))
    #expect(Symbol.named("1.circle.fill").sign == "1" && Symbol.named("b.square").sign == "B")
    #expect(Symbol.named("no.such.thing").sign == "▢" && Symbol.named("").sign == "▢")
  }
}
