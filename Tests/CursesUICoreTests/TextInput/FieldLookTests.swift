import CursesCore
import CursesThemes
import Testing

@testable import CursesTextFields

struct FieldLookTests {
  @Test(arguments: ColorDepth.allCases)
  func theSelectionCanBeToldFromTheValue(depth: ColorDepth) throws {
    let theme = try ThemeLibrary().theme(named: themeName).adapted(to: depth)
    for isFocused in [true, false] {
      let look = FieldLook(theme: theme, isFocused: isFocused)
      let isOther =
        look.selection.background != look.value.background
        || look.selection.attributes != look.value.attributes
      #expect(isOther)
    }
  }

  @Test func asciiSignsWhereUnicodeIsOff() throws {
    let theme = try ThemeLibrary().theme(named: themeName)
    #expect(FieldLook(theme: theme, isFocused: true, usesUnicode: false).signs == .ascii)
  }
}
