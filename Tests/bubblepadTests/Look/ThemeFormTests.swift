import BubblepadSettings
import CursesCore
import CursesThemes
import Testing

@testable import bubblepad

@Suite("Editing a theme") @MainActor struct ThemeFormTests {
  private let form = ThemeForm(theme: .fallback)

  @Test func everyRoleStandsInOneGroup() {
    let roles = ThemePart.all.compactMap { part -> Role? in
      if case .role(let role) = part { role } else { nil }
    }
    #expect(roles.count == Role.allCases.count)
    #expect(Set(roles) == Set(Role.allCases))
    #expect(Set(ThemePart.all).count == ThemePart.all.count)
    let levels = LightLevel.allCases.filter { ThemePart.all.contains(.level($0)) }
    #expect(levels == LightLevel.allCases)
  }

  @Test(arguments: LightLevel.allCases)
  func aNumberOfTheLightIsShownAtOnceAndWritten(_ level: LightLevel) throws {
    var shown: Theme?
    form.show = { shown = $0 }
    form.selection = .level(level)
    let middle = (level.range.lowerBound + level.range.upperBound) / 2
    form.text = "\(middle)"
    #expect(form.textProblem == nil)
    #expect(abs((shown?.level(level) ?? -1) - middle) < 0.001)
    #expect(form.isChanged && form.isChanged(.level(level)))
    let home = try TerminalHome()
    home.write(form.theme.yaml, to: "own.yaml")
    let read = try ThemeLibrary(directory: home.notebook).theme(named: "own")
    #expect(abs(read.level(level) - middle) < 0.001)
    let before = form.theme
    form.text = "9"
    #expect(form.textProblem?.contains("number from") == true)
    #expect(form.theme == before)
  }

  @Test func arrowsChangeNumbersAndWords() {
    form.selection = .level(.blur)
    let blur = form.theme.level(.blur)
    #expect(form.step(by: 1))
    #expect(form.theme.level(.blur) > blur)
    for _ in 0..<100 { _ = form.step(by: 1) }
    #expect(form.theme.level(.blur) == 2)
    form.selection = .blend
    let blend = form.text
    #expect(form.step(by: 1) && form.text != blend)
    form.selection = .role(.text)
    #expect(!form.step(by: 1))
  }

  @Test func coloursOfTheLightAreTyped() {
    form.selection = .bubbles
    form.text = "#112233 #445566"
    #expect(form.theme.wantedBubbles == [Color(hex: 0x112233), Color(hex: 0x445566)])
    form.text = "#112233 blue"
    #expect(form.textProblem != nil)
    form.selection = .tint
    form.text = "#203040"
    #expect(form.theme.wantedTint == Color(hex: 0x203040))
    form.selection = .ground
    form.text = "#010203"
    #expect(form.theme.light.ground == Color(hex: 0x010203))
  }

  @Test func headingsArePassed() {
    let index = ThemePart.all.firstIndex(of: .heading("Glass")) ?? 0
    form.selection = ThemePart.all[index - 1]
    form.selection = ThemePart.all[index]
    #expect(form.selection == ThemePart.all[index + 1])
    form.selection = ThemePart.all[index]
    #expect(form.selection == ThemePart.all[index - 1])
    form.selection = ThemePart.all[1]
    form.selection = ThemePart.all[0]
    #expect(form.selection == ThemePart.all[1])
  }

  @Test func contrastIsSaidWhileAColourChanges() {
    form.selection = .role(.text)
    form.text = "#ffffff"
    #expect(form.contrastWords.words.hasPrefix("✓"))
    form.text = "#111111"
    #expect(form.contrastWords.words.contains("shown stronger"))
  }
}
