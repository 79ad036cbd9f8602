import Testing

@testable import CursesVi
@testable import CursesViewGraph

/// What was copied goes where it has become a secret, and nothing else.
@MainActor @Suite struct ForgottenCopyTests {
  @Test func whatIsMeantGoes() {
    let clipboard = Clipboard()
    clipboard.copy("zebra")
    clipboard.kills.add("zebra")
    clipboard.kills.add("otter")
    clipboard.forget { $0 == "giraffe" }
    #expect(clipboard.words == "zebra")
    clipboard.forget { $0 == "zebra" }
    #expect(clipboard.words == "" && clipboard.text == "")
    #expect(clipboard.kills.text(age: 0) == "otter" && clipboard.kills.text(age: 1) == "otter")
    clipboard.copy("shown", source: CopiedSource("**zebra**"))
    clipboard.forget { $0.contains("zebra") }
    #expect(clipboard.words == "" && clipboard.source == nil)
  }

  @Test func onlySecretsAreForgottenAsSuch() {
    let clipboard = Clipboard()
    clipboard.copy("zebra")
    clipboard.forgetSecrets()
    #expect(clipboard.words == "zebra")
    clipboard.copyPrivately("zebra", source: CopiedSource("*zebra*"))
    clipboard.forgetSecrets()
    #expect(clipboard.words == "" && clipboard.source == nil)
  }

  @Test func viForgetsTextsAndKeepsOptions() {
    var memory = ViMemory()
    memory.registers.yank(ViClip("zebra"), into: "a")
    memory.searchHistory = ["zebra"]
    memory.isSmartCase = false
    memory.forgetTexts()
    #expect(memory.registers["a"] == nil && memory.searchHistory == [] && !memory.isSmartCase)
  }
}
