/// What libyaml says is wrong, in words for people who do not know how it works.
enum ProblemWords {
  static func encoding(_ problem: String) -> String {
    problem.contains("control characters")
      ? "a control character stands here" : "this is not UTF-8 text"
  }

  /// For what is begun and never ended: it is to be mended where it starts.
  static func unended(_ problem: String, _ context: String?) -> String? {
    if context == "while scanning a simple key" { return syntax(problem, isAtTab: false) }
    guard problem.hasPrefix("found unexpected") else { return nil }
    return context == "while scanning a quoted scalar" ? "this quote is not closed" : nil
  }

  static func syntax(_ problem: String, isAtTab: Bool) -> String {
    if isAtTab, problem.hasPrefix("found character") {
      return "a tab cannot indent; use spaces"
    }
    return known[problem] ?? problem
  }

  private static let known = [
    "found character that cannot start any token":
      "a value cannot start with this character unless it is in quotes",
    "found a tab character that violates indentation": "a tab cannot indent; use spaces",
    "found a tab character where an indentation space is expected":
      "a tab cannot indent; use spaces",
    "mapping values are not allowed in this context":
      "a colon stands here where no key can be; check the indent, or put the text in quotes",
    "mapping keys are not allowed in this context": "a key cannot stand here; check the indent",
    "block sequence entries are not allowed in this context":
      "a list item cannot stand here; start it on a line of its own",
    "could not find expected ':'": "this key lacks its colon",
    "did not find expected key": "a key was expected here; check quotes and indents",
    "did not find expected '-' indicator": "a list item was expected here; check the indent",
    "did not find expected ',' or ']'": "a list lacks its “]” or a comma",
    "did not find expected ',' or '}'": "a group lacks its “}” or a comma",
    "did not find expected node content": "a value was expected here",
    "did not find expected <document start>": "the text goes on here after its end",
    "found unknown escape character": "no character is written with this backslash",
    "found undefined tag handle": "this tag is not known",
    "did not find expected alphabetic or numeric character":
      "a name was expected after “&” or “*”; put the text in quotes",
    "exceeded maximum depth": "this is nested too deeply",
  ]
}
