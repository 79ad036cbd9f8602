import Testing

@testable import BubblepadIndex

/// Where links lead, by the conventions of Obsidian.
@Suite("A link resolver")
struct LinkResolverTests {
  static let files = [
    "Note.md", "a/Note.md", "a/b/Note.md", "Archive/Note.md", "Only.md", "a/Only here.md",
    "deep/er/Target.md", "Ext.MD", "v1.2 plan.md", "img.png", "one/a.png", "one/img.png",
    "Sq]uare.md", "Café.md", "Grüße/Straße.md", "z/Twin.md", "y/Twin.md", "long folder/x/Twin.md",
    "Locked.md.age", "Plain.txt", "same.md", "x/same.md", "x/y/same.md", "日記/今日.md", "doc.pdf",
    "Talk.canvas",
  ]

  struct Case: Sendable, CustomStringConvertible {
    let target: String
    let source: String
    let path: String?
    var description: String { "[[\(target)]] in \(source)" }
    init(_ target: String, in source: String = "Start.md", _ path: String?) {
      (self.target, self.source, self.path) = (target, source, path)
    }
  }

  static let cases = [
    // The note itself.
    Case("", in: "a/Note.md", "a/Note.md"),
    // By the name, with its ending and without, in any case.
    Case("Only", "Only.md"), Case("Only.md", "Only.md"), Case("only", "Only.md"),
    Case("ONLY.MD", "Only.md"), Case("Ext", "Ext.MD"), Case("Ext.md", "Ext.MD"),
    Case("Only here", "a/Only here.md"), Case("Target", "deep/er/Target.md"),
    Case("v1.2 plan", "v1.2 plan.md"), Case("Sq]uare", "Sq]uare.md"),
    // In either normal form.
    Case("Café", "Café.md"), Case("Cafe\u{301}", "Café.md"), Case("straße", "Grüße/Straße.md"),
    Case("今日", "日記/今日.md"),
    // Accents count, other names do not.
    Case("Cafe", nil), Case("Nowhere", nil), Case("https://example.org", nil),
    // An exact path wins, also over a neighbour.
    Case("Note", in: "a/Other.md", "Note.md"), Case("a/Note", "a/Note.md"),
    Case("a/Note", in: "a/b/Note.md", "a/Note.md"), Case("Note.md", in: "a/b/x.md", "Note.md"),
    Case("A/NOTE", "a/Note.md"),
    // The end of a path.
    Case("b/Note", "a/b/Note.md"), Case("er/Target", "deep/er/Target.md"),
    Case("r/Target", nil), Case("y/same", "x/y/same.md"),
    // Below the source first, then the shortest.
    Case("Twin", "y/Twin.md"), Case("Twin", in: "z/q.md", "z/Twin.md"),
    Case("Twin", in: "long folder/q.md", "long folder/x/Twin.md"),
    Case("Twin", in: "long folder/x/deeper/q.md", "y/Twin.md"),
    // Relative to the source.
    Case("./Note", in: "a/q.md", "a/Note.md"), Case("../Note", in: "a/q.md", "Note.md"),
    Case("../Only", in: "a/b/q.md", nil), Case("../../Only", in: "a/b/q.md", "Only.md"),
    Case("./Target", nil),
    // From the root, and nowhere outside of it.
    Case("/Note", in: "a/q.md", "Note.md"), Case("/Target", nil),
    Case("../../etc/passwd", in: "a/q.md", nil), Case("../Note", nil), Case("/../Note", nil),
    Case("a/../../Note", nil),
    // Out of it and back.
    Case("../Notes/Only", "Only.md"), Case("../../ada/Notes/a/Note", "a/Note.md"),
    Case("../../Notes/Note", in: "a/q.md", "Note.md"), Case("../Other/Note", nil),
    Case("a/../../Notes/Only", "Only.md"), Case("../Notes", nil),
    // What is no note needs its ending.
    Case("img.png", "img.png"), Case("img", nil), Case("a.png", "one/a.png"),
    Case("img.png", in: "one/q.md", "img.png"), Case("doc.pdf", "doc.pdf"), Case("doc", nil),
    Case("Talk.canvas", "Talk.canvas"),
    // Other slashes, doubled ones, spaces that do not break.
    Case("a\\Note", "a/Note.md"), Case("a//Note", "a/Note.md"),
    Case("Only\u{A0}here", "a/Only here.md"), Case("a/", nil), Case(".", nil), Case("..", nil),
    // This program's other notes.
    Case("Locked", "Locked.md.age"), Case("Plain", "Plain.txt"), Case("Plain.txt", "Plain.txt"),
  ]

  @Test(arguments: cases) func leadsWhereObsidianSays(_ link: Case) {
    let links = LinkResolver(Self.files, notebook: "/home/ada/Notes")
    #expect(links.path(of: link.target, from: link.source) == link.path)
  }

  @Test func aLinkIsAsShortAsItMayBe() {
    let links = LinkResolver(Self.files, notebook: "/home/ada/Notes")
    #expect(links.shortestLink(to: "deep/er/Target.md", from: "Only.md") == "Target")
    #expect(links.shortestLink(to: "a/Note.md", from: "Only.md") == "a/Note")
    #expect(links.shortestLink(to: "Note.md", from: "a/Note.md") == "Note")
    #expect(links.shortestLink(to: "one/a.png", from: "Only.md") == "a.png")
    #expect(links.shortestLink(to: "one/img.png", from: "Only.md") == "one/img.png")
    for path in Self.files {
      for source in Self.files {
        #expect(links.path(of: links.shortestLink(to: path, from: source), from: source) == path)
      }
    }
  }

  @Test func headingsAndBlocksAreFound() {
    let source = """
      # Start: here
      ## Plan (first)
      text ^one
      # Other
      ## Plan (first)
      ### Deep
      - item ^Item-2

      | a |
      |---|
      | b |

      ^table
      """
    let facts = NoteReader.facts(of: Array(source.utf8))
    let places: [(String, Int?)] = [
      ("start here", 1), ("Start: here", 1), ("Plan first", 2), ("Other#Plan first", 5),
      ("Other#Deep", 6), ("Start here#Deep", nil), ("Deep#Other", nil), ("^one", 3),
      ("^item-2", 7), ("^table", 13), ("^none", nil), ("none", nil),
    ]
    for (subpath, line) in places {
      #expect(LinkSubpath.line(of: subpath, in: facts) == line, "\(subpath)")
    }
  }
}
