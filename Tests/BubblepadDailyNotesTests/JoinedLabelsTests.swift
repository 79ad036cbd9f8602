import CursesText
import Testing

@testable import BubblepadDailyNotes

/// The labels of a text that comes into another note: what that note holds, the text, and what the text becomes.
@Suite("Labels of joined notes") struct JoinedLabelsTests {
  @Test(arguments: [
    // Other numbers for other footnotes, and none where nothing clashes.
    (
      "x[^1] [^2]\n\n[^1]: a\n[^2]: b\n", "y[^1] z[^2]\n\n[^1]: c\n[^2]: d\n",
      "y[^3] z[^4]\n\n[^3]: c\n[^4]: d\n"
    ),
    ("x[^1]\n\n[^1]: a\n", "y[^2]\n\n[^2]: c\n", nil), ("x\n", "y[^1]\n\n[^1]: c\n", nil),
    (
      "x[^1]\n\n[^1]: a\n", "y[^2] z[^1]\n\n[^2]: c\n[^1]: d\n", "y[^2] z[^3]\n\n[^2]: c\n[^3]: d\n"
    ),
    ("x[^n]\n\n[^n]: a\n", "y[^N]\r\n\r\n[^n]: c\r\n", "y[^n-2]\r\n\r\n[^n-2]: c\r\n"),
    // The same definition is one.
    ("x[^1]\n\n[^1]: a\n", "y[^1]\r\n\r\n[^1]:  a\r\n", nil),
    ("[r]\n\n[r]: x.md\n", "[r]\n\n[R]: <x.md>\n", nil),
    // All ways to name a link; the words stay.
    (
      "[r]\n\n[r]: x.md\n", "[r] [R][] [t][ r ] ![r][] `[r]`\n\n[r]: y.md \"t\"\n",
      "[r][r-2] [R][r-2] [t][r-2] ![r][r-2] `[r]`\n\n[r-2]: y.md \"t\"\n"
    ),
    (
      "[a  b]\n\n[A b]: x.md\n", "| [t][a b] |\n| - |\n\n```\n[a b]\n```\n\n[a b]: y.md\n",
      "| [t][a b-2] |\n| - |\n\n```\n[a b]\n```\n\n[a b-2]: y.md\n"
    ),
    ("[^1]\n\n[^1]: a\n", "[[#[^1]]] b[^1]\n\n[^1]: c\n", "[[#[^2]]] b[^2]\n\n[^2]: c\n"),
    // A footnote and a link are two things.
    ("x[^1]\n\n[^1]: a\n", "[t][1]\n\n[1]: y.md\n", nil),
    // What is only text in the other note stays that; code is no reference.
    ("see [r]\n", "[r]\n\n[r]: y.md\n", "[r][r-2]\n\n[r-2]: y.md\n"),
    ("`[r]`\n", "[r]\n\n[r]: y.md\n", nil),
    // No label becomes one that is there, or that would make a link of text.
    (
      "[r] [r-2] [r-3]\n\n[r]: x.md\n[r-2]: z.md\n", "[r]\n\n[r]: y.md\n",
      "[r][r-4]\n\n[r-4]: y.md\n"
    ),
    // The same words that name something else.
    (
      "x[^1]\n\n[^1]: see [r]\n\n[r]: x.md\n", "y[^1]\n\n[^1]: see [r]\n\n[r]: y.md\n",
      "y[^2]\n\n[^2]: see [r][r-2]\n\n[r-2]: y.md\n"
    ),
  ])
  func labelsThatClashAreNew(_ held: String, _ text: String, _ wanted: String?) {
    let joined = JoinedLabels(SourceText(text), into: Array(held.utf8))
    #expect(joined.text.string == wanted ?? text)
    #expect((joined.count > 0) == (wanted != nil))
  }

  @Test func labelsAreCounted() {
    let held = Array("[^1]: a\n[^2]: b\n".utf8)
    let joined = JoinedLabels(SourceText("x[^1][^1][^2]\n\n[^1]: c\n[^2]: b\n"), into: held)
    #expect(joined.count == 1)
    #expect(joined.text.string == "x[^3][^3][^2]\n\n[^3]: c\n[^2]: b\n")
  }
}
