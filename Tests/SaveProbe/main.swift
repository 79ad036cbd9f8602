import Glibc
import Notebook
import TextModel

// Saves one file over another the way the app does, so that a tracer can break any step of it.
//
//   SaveProbe NOTE NEWTEXT BACKUPS
//
// The tracer knows the steps by two calls of `access` on names that do not exist.

let arguments = CommandLine.arguments
guard arguments.count == 4 else { exit(64) }
let note = arguments[1]
do {
  let text = try SafeFile.load(arguments[2]).text
  let expectation = FileStamp(ofFileAt: note).map { SaveExpectation.unchanged($0) } ?? .absent
  access("/save-begins", F_OK)
  _ = try SafeFile.save(text, to: note, expecting: expectation, backupFolder: arguments[3])
  access("/save-ends", F_OK)
  exit(0)
} catch {
  print(error.message)
  exit(error.exitCategory.rawValue)
}
