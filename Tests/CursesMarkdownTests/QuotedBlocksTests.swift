import CursesRichText
import Testing

/// Quotations and callouts of items and tables: they are taken whole.
@Suite("Quotations of items and tables") struct QuotedBlocksTests {
  @Test func anItemIsQuotedWithWhatLiesInIt() {
    check("- a¦\n  - b\n- c\n", .toggleQuote, after: "> - a¦\n>   - b\n- c\n")
    check("> - a¦\n>   - b\n- c\n", .toggleQuote, after: "- a¦\n  - b\n- c\n")
    check("- a¦\n  - b\n\n    x\n- c\n", .toggleQuote, after: "> - a¦\n>   - b\n>\n>     x\n- c\n")
    check(
      "- a¦\n  - b\n\n    x\n- c\n", .toggleQuote, .toggleQuote,
      after: "- a¦\n  - b\n\n    x\n- c\n")
    check("1. a¦\n\n   b\n2. c\n", .toggleQuote, after: "> 1. a¦\n>\n>    b\n2. c\n")
    check("- [ ] a¦\r\n  - [x] b\r\n", .toggleQuote, after: "> - [ ] a¦\r\n>   - [x] b\r\n")
  }

  @Test func someItemsOfAListAreQuoted() {
    check("- a\n- b¦\n- c\n", .toggleQuote, after: "- a\n> - b¦\n- c\n")
    check(
      "- a\n- «b\n- c¦»\n  - d\n- e\n", .toggleQuote, after: "- a\n> - «b\n> - c¦»\n>   - d\n- e\n")
    check("1. a\n2. b¦\n3. c\n", .toggleQuote, after: "1. a\n> 2. b¦\n3. c\n")
    // From within an item to the next: both are quoted.
    check("- a\n  - «b\n- c¦»\n", .toggleQuote, after: "> - a\n>   - «b\n> - c¦»\n")
    check("«x\n\n- a¦»\n  - b\n", .toggleQuote, after: "> «x\n>\n> - a¦»\n>   - b\n")
  }

  /// A part of an item is quoted inside of it.
  @Test func whatLiesInAnItemStaysInIt() {
    check("- a\n  - b¦\n- c\n", .toggleQuote, after: "- a\n  > - b¦\n- c\n")
    check("- a\n  - b¦\n    - d\n  - c\n", .toggleQuote, after: "- a\n  > - b¦\n  >   - d\n  - c\n")
    check("- a\n  > - b¦\n  >   - d\n  - c\n", .toggleQuote, after: "- a\n  - b¦\n    - d\n  - c\n")
    check("1. a\n   - b¦\n", .toggleQuote, after: "1. a\n   > - b¦\n")
    check("- a\n\n  b¦\n", .toggleQuote, after: "- a\n\n  > b¦\n")
    check("- a\n\n  «b\n\n  c¦»\n", .toggleQuote, after: "- a\n\n  > «b\n  >\n  > c¦»\n")
    // A line that goes on without being indented.
    check("- a\n\n  b\nc¦\n", .toggleQuote, after: "- a\n\n  > b\n  > c¦\n")
  }

  @Test func aTableIsQuotedWhole() {
    let (table, quoted) = ("| a |\n| - |\n| b¦ |\n", "> | a |\n> | - |\n> | b¦ |\n")
    check(table, .toggleQuote, after: quoted)
    check(quoted, .toggleQuote, after: table)
    check("x\n\n| a¦ |\n| - |\n\ny\n", .toggleQuote, after: "x\n\n> | a¦ |\n> | - |\n\ny\n")
    check(
      "- x\n\n  | a |\n  | - |\n  | b¦ |\n", .toggleQuote,
      after: "- x\n\n  > | a |\n  > | - |\n  > | b¦ |\n")
    check(
      "> | a |\n> | - |\n> | b¦ |\n", .increaseQuoteLevel,
      after: "> > | a |\n> > | - |\n> > | b¦ |\n")
  }

  /// The marker stands above what is no paragraph.
  @Test func aCalloutHoldsItemsAndTables() {
    check(
      "- a¦\n  - b\n- c\n", .toggleCallout("note"), after: "> [!NOTE]\n>\n> - a¦\n>   - b\n- c\n")
    check(
      "> [!NOTE]\n>\n> - a¦\n>   - b\n", .toggleCallout("note"), after: "> - a¦\n>   - b\n")
    check("- a\n  - b¦\n", .toggleCallout("tip"), after: "- a\n  > [!TIP]\n  >\n  > - b¦\n")
    check(
      "| a |\n| - |\n| b¦ |\n", .toggleCallout("note"),
      after: "> [!NOTE]\n>\n> | a |\n> | - |\n> | b¦ |\n")
    check("# a¦\n", .toggleCallout("note"), after: "> [!NOTE]\n>\n> # a¦\n")
    check("- a¦\n  - b\n", .toggleCallout("note"), .toggleCallout("note"), after: "- a¦\n  - b\n")
  }
}
