import CursesCore
import Testing

@testable import BubblepadCommands

@Suite("Key chords")
struct KeyChordTests {
  @Test(arguments: [
    ("Ctrl+K", KeyChord(.character("k"), .control), "Ctrl+K"),
    ("ctrl+shift+k", KeyChord(.character("k"), [.control, .shift]), "Ctrl+Shift+K"),
    ("Alt+Enter", KeyChord(.enter, .alt), "Alt+Enter"),
    ("F1", KeyChord(.function(1)), "F1"),
    ("Shift+F3", KeyChord(.function(3), .shift), "Shift+F3"),
    ("Ctrl+Home", KeyChord(.home, .control), "Ctrl+Home"),
    ("Ctrl++", KeyChord(.character("+"), .control), "Ctrl++"),
    ("Alt+Plus", KeyChord(.character("+"), .alt), "Alt++"),
    ("+", KeyChord(.character("+")), "+"),
    ("/", KeyChord(.character("/")), "/"),
    ("é", KeyChord(.character("é")), "é"),
    ("Shift+a", KeyChord(.character("A")), "A"),
    ("Ctrl+Space", KeyChord(.character(" "), .control), "Ctrl+Space"),
    (" Esc ", KeyChord(.escape), "Esc"),
    ("Super+Alt+PgDn", KeyChord(.pageDown, [.super, .alt]), "Alt+Super+PageDown"),
  ])
  func spellings(text: String, chord: KeyChord, printed: String) throws {
    #expect(try KeyChord(parsing: text) == chord)
    #expect(chord.description == printed)
    #expect(try KeyChord(parsing: printed) == chord)
  }

  @Test(arguments: [
    ("", "missing"), ("   ", "missing"), ("Ctrl+", "the key is missing"),
    ("Ctrl", "the key is missing"), ("Ctrl+Shift", "the key is missing"),
    ("Hyper+K", "not a modifier"), ("Ctrl+Blub", "not a key"), ("F0", "not a key"),
    ("F99", "not a key"), ("K+Ctrl", "not a modifier"),
  ])
  func refusals(text: String, words: String) {
    do {
      Issue.record("\(text) is \(try KeyChord(parsing: text))")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test func oneSpellingForEveryWayATerminalSendsAKey() {
    #expect(KeyChord(Key(.character("K"), .alt)) == KeyChord(.character("k"), [.alt, .shift]))
    #expect(KeyChord(Key(.character("A"), .shift)) == KeyChord(.character("A")))
    #expect(KeyChord(Key(.character("a"), .control, phase: .repeat)) == .ctrl("a"))
  }

  @Test(arguments: [
    ("Ctrl+S", false), ("Ctrl+I", true), ("Ctrl+M", true), ("Ctrl+[", true), ("Ctrl+H", true),
    ("Ctrl+Shift+K", true), ("Alt+I", false), ("Ctrl+Home", false), ("Alt+Enter", false),
    ("Ctrl+Enter", true), ("Shift+Tab", false), ("F1", false), ("Ctrl+]", false),
  ])
  func whatOnlySomeTerminalsCanSend(text: String, needed: Bool) throws {
    #expect(try KeyChord(parsing: text).needsKeyboardProtocol == needed)
  }
}
