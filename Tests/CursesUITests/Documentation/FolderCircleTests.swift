import Foundation
import Testing

/// The folders of a module stand in an order, in which none uses one that comes after it. Pairs that use each other may
/// be counted here for a while, and may only become fewer; there are none now.
@Suite struct FolderCircleTests {
  /// Pairs of folders that use each other, directly or through others, by module.
  static let known: [String: Int] = [:]

  @Test func foldersOfAModuleDoNotUseEachOther() throws {
    var modules: [String: FolderCircles] = [:]
    for path in try Repository.files(below: "Sources", ending: ".swift") {
      let parts = path.split(separator: "/").map(String.init)
      let folder = parts.dropFirst(2).dropLast().joined(separator: "/")
      modules[parts[1], default: FolderCircles()].add(try Repository.text(path), in: folder)
    }
    #expect(modules.count > 20)
    for (name, circles) in modules.sorted(by: { $0.key < $1.key }) {
      let (pairs, most) = (circles.pairs, Self.known[name] ?? 0)
      #expect(
        pairs.count <= most,
        "\(name) has \(pairs.count) pairs of folders that use each other, \(most) at most: \(pairs)"
      )
      #expect(pairs.count >= most, "\(name) has \(pairs.count) pairs: lower its ceiling to that.")
    }
    #expect(Set(Self.known.keys).isSubset(of: modules.keys))
  }

  @Test func pairsAreFoundThroughOthersToo() {
    var circles = FolderCircles()
    circles.add("struct One {\n  let two: Two\n}\n", in: "A")
    circles.add("public final class Two {}\nstruct Shared {}\n", in: "B")
    circles.add("extension Three {}\n// One\nlet words = \"One\"\n", in: "C")
    #expect(circles.pairs == [])
    circles.add("@MainActor\nenum Three {\n  case one(Four)\n}\n", in: "B")
    circles.add("protocol Four: Other.Shared {}\nprivate struct One {}\n", in: "D")
    #expect(circles.pairs == [])
    circles.add("let name = \"\\(One.name(\")\"))\"\n", in: "D")
    #expect(circles.pairs == ["A ↔ B", "A ↔ D", "B ↔ D"])
  }

  @Test func whatLiesInTheModulesOwnFolderIsAFolder() {
    var circles = FolderCircles()
    circles.add("struct One: Two {}\n", in: "")
    circles.add("protocol Two {}\nlet one = One()\n", in: "A")
    #expect(circles.pairs == [". ↔ A"])
  }
}
