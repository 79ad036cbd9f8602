import Foundation
import Glibc
import Testing

@testable import BubblepadPictures

@Suite struct PictureFileTests {
  private func reason(_ path: String) -> PictureError? {
    do throws(PictureError) {
      _ = try PictureFile(path: path).picture(within: 16)
      return nil
    } catch {
      return error
    }
  }

  @Test func onlyFilesAreRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(reason(folder.path) == .notAFile)
    #expect(reason("/dev/null") == .notAFile)
    #expect(reason(folder.path + "/none.png") == .unreadable(errorNumber: ENOENT))
    // One that nobody writes to would be waited for.
    let pipe = folder.path + "/pipe.png"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(reason(pipe) == .notAFile)
    let long = folder.path + "/long.png"
    #expect(FileManager.default.createFile(atPath: long, contents: nil))
    #expect(truncate(long, PictureFile.mostBytes + 1) == 0)
    #expect(reason(long) == .tooLong)
    let empty = folder.path + "/empty.png"
    #expect(FileManager.default.createFile(atPath: empty, contents: nil))
    #expect(reason(empty) == .unknownKind)
  }

  @Test func aStampTellsOneContentFromAnother() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.png")
    #expect(PictureFile(path: file.path).stamp == nil)
    try Data(PictureDecoderTests.bytes("quarters.png")).write(to: file)
    let first = PictureFile(path: file.path).stamp
    #expect(first != nil && first == PictureFile(path: file.path).stamp)
    try Data(PictureDecoderTests.bytes("clear.png")).write(to: file)
    #expect(PictureFile(path: file.path).stamp != first)
  }
}
