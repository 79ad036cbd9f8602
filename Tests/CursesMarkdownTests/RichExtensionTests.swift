import CursesMarkdown
import CursesRichText
import CursesText
import Testing

@Suite struct RichExtensionTests {
  private func shown(_ source: String) -> String { picture(RichDocument(SourceText(source))) }

  @Test func highlights() {
    #expect(shown("a ==b== c") == "a {h:b} c")
    check("a «b¦» c", .toggleHighlight, after: "a «==b¦»== c")
    check("a ==«b¦»== c", .toggleHighlight, after: "a «b¦» c")
    check("==a=¦", .insertText("="), after: "==a¦==")
    check("==a¦==", .deleteBackward, after: "¦")
    check("a = b¦", .insertText("="), after: "a = b=¦")
  }

  @Test func wikiLinks() {
    #expect(shown("see [[My page]] now") == "see {a:My page→[[My page]]} now")
    #expect(shown("[[page|words]]") == "{a:words→[[page]]}")
    #expect(shown("[[page#part]]") == "{a:page#part→[[page#part]]}")
    #expect(shown("a [[N#[^1]]] b") == "a {a:N#[^1]→[[N#[^1]]]} b")
    #expect(shown("[[N#[^a-b]|w]]") == "{a:w→[[N#[^a-b]]]}")
    #expect(shown("[[a[b]]") == "[[a[b]]" && shown("[[N#[^]]]") == "[[N#[^]]]")
    check("[[pa¦ge]]", .insertText("x"), after: "[[pax¦ge]]")
    check("[[page|wo¦rds]]", .insertText("x"), after: "[[page|wox¦rds]]")
    check("[[page¦]]", .insertText("x"), after: "[[page]]x¦")
    check("[[p¦]]", .deleteBackward, after: "¦")
    check("[[page]¦", .insertText("]"), after: "[[page¦]]")
    check("a [[b]¦ c", .insertText("]"), after: "a [[b¦]] c")
    check("[[pa¦ge]]", .insertText("]"), after: "[[pa]¦ge]]")
    check("«[[page¦»]]", .toggleStrong, after: "**[[«page¦»]]**")
    #expect(WikiLink.page(of: "[[a]]") == "a")
    #expect(WikiLink.page(of: "a") == nil)
  }

  @Test func tags() {
    #expect(shown("a #tag b") == "a #tag b")
    func tag(_ source: String) -> String? {
      let paragraph = RichDocument(SourceText(source)).block(0).paragraphs[0]
      return paragraph.runs.first { $0.attributes.contains(.tag) }.map {
        String(decoding: paragraph.text[$0.range], as: UTF8.self)
      }
    }
    #expect(tag("a #tag b") == "#tag")
    #expect(tag("a (#tag-two/three.) b") == "#tag-two/three")
    #expect(tag("#größe!") == "#größe")
    #expect(tag("a#tag") == nil)
    #expect(tag("#12 x") == nil)
    #expect(tag("\\#tag") == nil)
    #expect(tag("[#tag](x)") == nil)
    check("#ta¦g", .insertText("x"), after: "#tax¦g")
    check("a #¦", .insertText("b"), after: "a #b¦")
    check("#ta¦g", .insertText(" "), after: "#ta ¦g")
  }

  @Test func callouts() {
    #expect(shown("> [!NOTE]\n> text") == "▎Note⏎text".replacing("Note", with: "{b:Note}"))
    #expect(shown("> [!tip] Title\n> text") == "▎{b:Tip} Title⏎text")
    #expect(shown("> [!NOTE]\n>\n> text") == "▎{b:Note}\n\n▎text")
    #expect(shown("> [!NOTE](x)") == "▎{a:!NOTE→x}")
    #expect(shown("[!NOTE]") == "[!NOTE]")
    check("a¦", .toggleCallout("note"), after: "> [!NOTE]\n> a¦")
    check("> a¦", .toggleCallout("tip"), after: "> [!TIP]\n> a¦")
    check("> [!TIP]\n> a¦", .toggleCallout("tip"), after: "> a¦")
    check("> [!TIP]\n> a¦", .toggleCallout("note"), after: "> [!NOTE]\n> a¦")
    check("> [!TIP]¦\n> a", .deleteBackward, after: "> ¦a")
    check("> [!NOTE¦", .insertText("]"), after: "> [!NOTE]¦")
    check("> [!NOTE]\n> a¦b", .insertText("x"), after: "> [!NOTE]\n> ax¦b")
    #expect(Callout.tone(of: "Warning") == .warning)
  }

  @Test func footnotes() {
    #expect(shown("a[^1]\n\n[^1]: note") == "a{f:[1]}\n\n[1] note")
    check("a[^1]¦\n\n[^1]: b\n", .deleteBackward, after: "a¦\n\n[^1]: b\n")
    check("a¦", .insertFootnote, after: "a[^1]\n\n[^1]: ¦")
    check("a¦ b\n", .insertFootnote, .insertText("x"), after: "a[^1] b\n\n[^1]: x¦\n")
    check("a[^1]¦\n\n[^1]: b\n", .insertFootnote, after: "a[^1][^2]\n\n[^1]: b\n\n[^2]: ¦\n")
  }

  @Test func coloursCode() {
    func kinds(_ language: String, _ lines: [String]) -> [String] {
      guard let known = CodeLanguage(named: language) else { return [] }
      let lexer = CodeLexer(known)
      var state = CodeState.normal
      return lines.map { line in
        lexer.tokens(in: Array(line.utf8), state: &state).map { token in
          let text = String(decoding: Array(line.utf8)[token.range], as: UTF8.self)
          return "\(token.kind):\(text)"
        }.joined(separator: " ")
      }
    }
    #expect(
      kinds("swift", ["let x = f(\"a\\\"b\") // c"]) == [
        "keyword:let name:f string:\"a\\\"b\" comment:// c"
      ])
    #expect(
      kinds("swift", ["/* a /* b", "c */ d", "e */ let"]) == [
        "comment:/* a /* b", "comment:c */ d", "comment:e */ keyword:let",
      ])
    #expect(
      kinds("python", ["def f(): # x", "\"\"\"a", "b\"\"\" + 1.5"]) == [
        "keyword:def name:f comment:# x", "string:\"\"\"a", "string:b\"\"\" number:1.5",
      ])
    #expect(
      kinds("json", ["{\"a\": true, \"b\": \"c\"}"]) == [
        "key:\"a\" keyword:true key:\"b\" string:\"c\""
      ])
    #expect(
      kinds("haskell", ["foldl' f '\"' {- a", "-} where -- b", "x :: Maybe Int"]) == [
        "string:'\"' comment:{- a", "comment:-} keyword:where comment:-- b", "type:Maybe type:Int",
      ])
    #expect(
      kinds("php", ["IF ($a == 'b", "c') # d"]) == [
        "keyword:IF directive:$a string:'b", "string:c' comment:# d",
      ])
    #expect(
      kinds("perl", ["my @a = map { $#b } \"c\"; # d"]) == [
        "keyword:my directive:@a keyword:map string:\"c\" comment:# d"
      ])
    #expect(
      kinds("r", ["if (is.na(x)) TRUE # y"]) == [
        "keyword:if name:na keyword:TRUE comment:# y"
      ])
    #expect(kinds("yaml", ["key-a: value # c"]) == ["key:key-a comment:# c"])
    #expect(
      kinds("html", ["<a href=\"x\">t</a>"]) == [
        "keyword:<a key:href string:\"x\" keyword:> keyword:</a keyword:>"
      ])
    #expect(kinds("sql", ["SELECT a FROM b -- c"]) == ["keyword:SELECT keyword:FROM comment:-- c"])
    #expect(
      kinds("diff", ["+a", "-b", " c", "@@ 1"]) == ["added:+a", "removed:-b", "", "directive:@@ 1"])
    #expect(kinds("sh", ["if a#b; then # c"]) == ["keyword:if keyword:then comment:# c"])
    #expect(
      kinds("c", ["#include <a>", "int x = 0x1F;"]) == [
        "directive:#include", "type:int number:0x1F",
      ])
    #expect(kinds("rust", ["fn f() -> u8 {"]) == ["keyword:fn name:f type:u8"])
    #expect(kinds("klingon", ["a"]).isEmpty)
  }
}
