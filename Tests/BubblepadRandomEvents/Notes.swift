/// The notes that a run begins with: something of everything a note can hold.
enum Notes {
  static let all: [(name: String, text: [UInt8])] = [
    ("A.md", Array(mixed.utf8)), ("B.md", Array(tables.utf8)), ("C.md", Array(long.utf8)),
    ("D.md", Array("".utf8)), ("E.md", Array("# CRLF\r\n\r\nOne\r\n\r\n- a\r\n- b\r\n".utf8)),
    ("F.md", [0x23, 0x20, 0xFF, 0xFE, 0x0A, 0x0A, 0xC3, 0x0A, 0x61, 0x00, 0x62, 0x0A]),
    ("G.txt", Array("plain text\n\tas it is\n".utf8)), ("T.md", Array(tasks.utf8)),
  ]

  static let names = all.map(\.name)

  private static let mixed = """
    ---
    title: Front matter
    tags: [a, b]
    ---
    # One

    Some **bold**, *italic*, `code`, ~~struck~~ and ==marked== text, a [link](B.md), [[C]], #tag and
    <https://example.org>. 漢字 and é and 👨‍👩‍👧 stand in it, too.

    - a
      - nested
        - [ ] a task
        - [x] done
    - b

    1. one
    2. two

    > A quotation
    > > in another

    > [!WARNING] Title
    > A callout.

    ![A picture](p.png)

    Setext
    ------

    A footnote[^1] and a hard\\
    break. $x^2$

    [^1]: Its text.

    ***

    <div>html</div>

    """

  private static let tables = """
    | Shell | Prompt | Since |
    |:------|:------:|------:|
    | sh | `$` | 1979 |
    | 漢字 | **b** | [x](A.md) |
    | short |

    ```swift
    func f() -> Int { 1 } // a comment
    \tlet tab = "x"
    ```

        indented code

    """

  /// Tasks, tags and links, of which some lead nowhere.
  private static let tasks = """
    ---
    tags: [home, home/garden, 漢字]
    aliases: [To do]
    ---
    # Tasks

    - [ ] water the plants 📅 2026-01-02 🔁 every week ⏫ #home/garden
      - [ ] nested [due:: 2026-11-25] [repeat:: every day when done]
    - [/] half 🛫 2026-12-01 #a/b/c
    - [x] done ✅ 2026-11-24 ^id
    > - [ ] quoted #🌱

    [[Nothing]] [[B#None|words]] ![[A]] [dead](gone.md) [[漢字]] To do

    """

  private static let long =
    (1...60).map { number in
      "## Part \(number)\n\n"
        + String(repeating: "Words that fill a paragraph up to more than one row. ", count: 6)
        + "\n\n"
    }.joined() + String(repeating: "x", count: 3000) + "\n"

  /// A picture of two by two pixels.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
    0x73, 0x00, 0x00, 0x00, 0x12, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0xC0, 0xC0,
    0x00, 0xC2, 0x0C, 0xFF, 0x81, 0x00, 0x00, 0x1F, 0xEE, 0x05, 0xFB, 0xF1, 0xAB, 0xBA, 0x77, 0x00,
    0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
