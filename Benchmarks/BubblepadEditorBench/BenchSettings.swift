/// What a run measures.
struct BenchSettings {
  var program = "bubblepad"
  var rounds = 3
  var starts = 4
  var keys = 200
  var size = 10_000
  var columns = 80
  var rows = 24
  /// The largest of the notes of growing size, in bytes.
  var largest = 100_000_000
  /// Whether notes of growing size are opened instead.
  var isLarge = false
  /// A folder of notes that the app is measured with instead.
  var notebook: String?

  /// The words of the command line that are not understood.
  private(set) var unknown: [String] = []

  static let usage = """
    usage: EditorBench [PROGRAM] [--rounds N] [--starts N] [--keys N] [--size BYTES] [--columns N]
                       [--rows N] [--large [--largest BYTES]] [--notebook FOLDER]
    Measures bubblepad (or PROGRAM), vim, nano, micro, kakoune and dte, those that are installed, side
    by side on pseudo-terminals; with --large, how they open and edit notes of 10 KB to 100 MB, in
    one round of 60 keys in each of three places if nothing else is said; with --notebook, how bubblepad
    starts and searches in a folder of notes.

    """

  init(_ words: [String]) {
    let numbers: [String: WritableKeyPath<BenchSettings, Int>] = [
      "--rounds": \.rounds, "--starts": \.starts, "--keys": \.keys, "--size": \.size,
      "--columns": \.columns, "--rows": \.rows, "--largest": \.largest,
    ]
    if words.contains("--large") { (rounds, keys) = (1, 60) }
    var rest = words[...]
    while let word = rest.popFirst() {
      if let path = numbers[word] {
        if let number = rest.popFirst().flatMap({ Int($0) }), number > 0 {
          self[keyPath: path] = number
        } else {
          unknown.append(word)
        }
      } else if word == "--notebook" {
        notebook = rest.popFirst()
        if notebook == nil { unknown.append(word) }
      } else if word == "--large" {
        isLarge = true
      } else if word.hasPrefix("-") {
        unknown.append(word)
      } else {
        program = word
      }
    }
  }
}
