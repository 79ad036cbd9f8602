import Testing

@testable import BubblepadSettings
@testable import bubblepad

@Suite("Accounts")
struct AccountFileTests {
  private let file = AccountFile(
    text:
      "root:x:0:0:root:/root:/bin/sh\nbroken\nada:x:1000:1000::/home/ada:\nnil:x:7:7::none:/bin/sh\n"
  )

  @Test(arguments: [(0, "/root"), (1000, "/home/ada"), (7, nil), (5, nil)])
  func aUserHasTheHomeThatIsListed(user: UInt32, home: String?) {
    #expect(file.home(ofUser: user) == home)
  }
}
