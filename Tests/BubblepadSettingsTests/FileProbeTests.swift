import BubblepadNotebook
import Glibc
import Testing

@testable import BubblepadSettings

@Suite("File probe")
struct FileProbeTests {
  private let probe = FileProbe.system

  @Test func whatLiesAtAPath() throws {
    var template = Array("/tmp/bubblepad-probe-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    let file = folder + "/note"
    let fifo = folder + "/fifo"
    defer {
      unlink(file)
      unlink(fifo)
      rmdir(folder)
    }
    let text = fopen(file, "w")
    fputs("twelve bytes", text)
    fclose(text)
    mkfifo(fifo, 0o600)
    #expect(probe.state(folder) == .folder(isReadable: true))
    #expect(probe.state(file) == .file(isReadable: true, isWritable: true))
    #expect(probe.state(folder + "/none") == .missing)
    #expect(probe.state(fifo) == .other("a pipe"))
    #expect(probe.state("/dev/null") == .other("a device"))
    #expect(probe.state(file + "/below") == .unknown(errorNumber: ENOTDIR))
    #expect(probe.start(file, 6) == Array("twelve".utf8))
    #expect(probe.start(file, 100) == Array("twelve bytes".utf8))
    #expect(probe.start(folder + "/none", 6) == nil)
    #expect(probe.start(folder, 6) == nil)
  }
}
