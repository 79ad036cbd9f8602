import Testing

@testable import CursesServices
@testable import CursesUI
@testable import CursesViewGraph

@MainActor
@Suite struct StorageTests {
  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func valuesAreKeptInTheProgramsOwnFile() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = StorageFile(program: "demo", environment: ["XDG_CONFIG_HOME": folder.path])
    file.set("日本 👩‍👩‍👧", for: "name")
    file.set(3, for: "count")
    #expect(file.value(of: "name") as? String == "日本 👩‍👩‍👧")
    file.set(nil, for: "name")
    #expect(file.value(of: "name") == nil)
    #expect(file.value(of: "count") as? Int == 3)
    let path = try #require(file.path)
    #expect(path == folder.path + "/demo/storage.json")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o600)
  }

  @Test func whatCannotBeReadIsNothing() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = StorageFile(program: "demo", environment: ["XDG_CONFIG_HOME": folder.path])
    let path = try #require(file.path)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/demo", withIntermediateDirectories: true)
    try Data("{broken".utf8).write(to: URL(fileURLWithPath: path))
    #expect(file.value(of: "x") == nil)
    #expect(StorageFile(program: "demo", environment: [:]).value(of: "x") == nil)
  }

  private enum Level: String { case low, high }

  private struct Counting: View {
    @SceneStorage("storage-tests-count") private var count = 1
    @SceneStorage("storage-tests-level") private var level = Level.low
    let name: String
    var body: some View {
      Text(verbatim: "\(name)\(count)\(level.rawValue)").onKey { _ in
        count += 1
        level = .high
        return true
      }
    }
  }

  @Test func allViewsOfAKeyShowItsValue() {
    let graph = ViewGraph(size: .init(columns: 20, rows: 2), look: Look(theme: .fallback))
    graph.setRoot(
      VStack {
        Counting(name: "a")
        Counting(name: "b")
      })
    graph.update()
    graph.send(.key(.init(.enter)))
    graph.update()
    _ = graph.draw()
    let shown = (0..<2).map { graph.scene.text(row: $0) }.joined()
    #expect(shown.contains("a2high"))
    #expect(shown.contains("b2high"))
  }
}
