import CursesMarkdown
import CursesText
import Glibc
import Testing

/// Input made to be slow or deep: work stays near linear, and nothing recurses.
@Suite struct PathologicalTests {
  private static let count = 20_000

  private static func repeated(_ text: String, _ times: Int = count) -> [UInt8] {
    Array(String(repeating: text, count: times).utf8)
  }

  static let inputs: [(name: String, bytes: [UInt8])] = [
    ("quotes", repeated("> ", 30_000)), ("bullets", repeated("- ", 30_000)),
    ("numbers", repeated("1. ", 30_000)), ("brackets", repeated("[")),
    ("closed brackets", repeated("[") + repeated("]")), ("images", repeated("![[]()")),
    ("links", repeated("[a](b")), ("pointed links", repeated("[a](<b")),
    ("nested links", repeated("[a](b)", 5_000) + repeated("[", 5_000)),
    ("nested emphasis", repeated("*a **a ")), ("closers", repeated("a**b") + repeated("c* ")),
    ("unders", repeated("_a_ *b__ ")), ("strikes", repeated("~a ~~b ")),
    ("backticks", (1..<600).flatMap { repeated("`", $0) + Array("a".utf8) }),
    ("code", repeated("``a`")), ("comments", repeated("<!--")), ("instructions", repeated("<?")),
    ("declarations", repeated("<!A ")), ("cdata", repeated("<![CDATA[")),
    ("tags", repeated("<a x='")), ("mixed tags", repeated("<a b=\"c' ")),
    ("entities", repeated("&am")), ("titles", repeated("[a](b \"c")),
    ("definitions", (0..<count).flatMap { Array("[l\($0)]: /u\($0)\n".utf8) }),
    ("open definitions", repeated("[a]: <b \"\n")), ("labels", repeated("[a][") + repeated("]")),
    ("addresses", repeated("a@b@")), ("dots", repeated("a@b.") + Array("c".utf8)),
    ("domains", repeated("www.a_b.c_d ")), ("colons", repeated("http://")),
    ("tables", Array("|a|b|\n|-|-|\n".utf8) + repeated("|x\n")),
    (
      "wide table",
      repeated("|a", 5_000) + [0x0A] + repeated("|-", 5_000) + [0x0A] + repeated("|x\n", 2_000)
    ),
    ("delimiter rows", repeated("a|b\n-|\n")),
    (
      "deep list",
      (0..<200).flatMap { level in
        repeated(" ", level * 2) + Array("- a\n".utf8)
      }
    ),
    ("blank quotes", repeated(">\n")), ("fences", repeated("```\n~~~\n")),
    ("NUL", repeated("\u{0}")), ("footnotes", repeated("[^a]: [^a]\n\n")),
    ("setext", repeated("[a]: b\n===\n")), ("hashes", repeated("# #")),
  ]

  @Test(arguments: inputs.indices)
  func staysLinear(index: Int) {
    let (name, bytes) = PathologicalTests.inputs[index]
    let start = threadNanoseconds()
    do {
      let tree = MarkdownParser.parse(bytes, options: [.note, .highlight, .wikiLinks])
      var pending = [BlockID.document]
      while let id = pending.popLast() {
        _ = tree.inlines(of: id)
        pending += tree.children(of: id)
      }
      _ = BlockTable(SourceText(bytes: bytes))
    }
    let time = Duration.nanoseconds(threadNanoseconds() - start)
    // A quadratic run takes minutes here; a debug build takes a second or two. Time in which other programs
    // have the processor does not count.
    #expect(time < .seconds(12), "\(name)")
    print("pathological", name, bytes.count, time)
  }
}

/// What this thread has had of the processor.
func threadNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}
