import CCursesFuzzer
import Glibc

// Fuzz PARSER [an option of libFuzzer | folder of inputs]…
// Fuzz PARSER [-seconds=N] [-seed=N] [-keep=PATH] FILE…
//
// Built by `make fuzz`, inputs are made by libFuzzer. Built otherwise, each file is read once, and changed ones for
// so many seconds; the input that is being read is kept at PATH.

func complain(_ words: String, _ status: Int32) -> Int32 {
  let line = "fuzz: \(words)\n"
  _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  return status
}

let arguments = CommandLine.arguments
guard arguments.count > 1, let parser = Parser(rawValue: arguments[1]) else {
  let names = Parser.allCases.map(\.rawValue).joined(separator: ", ")
  exit(complain("name a parser: \(names)", 64))
}
Parser.chosen = parser

var words = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) }
var count = Int32(words.count)
let status = words.withUnsafeMutableBufferPointer { buffer in
  var start = buffer.baseAddress
  return fz_run(&count, &start) { bytes, length in
    Parser.chosen.read(Array(UnsafeBufferPointer(start: bytes, count: length)))
    return 0
  }
}
if status >= 0 { exit(status) }
var mutations = MutationRun()
var files: [[UInt8]] = []
for word in arguments.dropFirst(2) where !mutations.take(word) {
  guard let bytes = Parser.bytes(ofFile: word) else {
    exit(complain("\(word) cannot be read", 66))
  }
  parser.read(bytes)
  files.append(bytes)
}
print(mutations.run(parser, on: files))
