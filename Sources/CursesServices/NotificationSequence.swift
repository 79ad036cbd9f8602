#if Locales
import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other. After Foundation's, which Linux lacks.
  ///
  /// Each iterator gets those that are posted from when it is made until its task is cancelled.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    private let posts: @Sendable () -> AsyncStream<Post>

    fileprivate init(_ posts: @escaping @Sendable () -> AsyncStream<Post>) { self.posts = posts }

    /// Listens from now on.
    public func makeAsyncIterator() -> Iterator {
      Iterator(posts: posts().makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var posts: AsyncStream<Post>.Iterator

      /// The next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await posts.next()?.notification }

      /// The same, in the isolation of whoever asks.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await posts.next(isolation: actor)?.notification
      }
    }
  }

  /// A notification on its way to the task that waits for it.
  fileprivate struct Post: @unchecked Sendable {
    let notification: Notification
  }

  /// What ends a subscription.
  private struct Observer: @unchecked Sendable {
    let token: any NSObjectProtocol
  }

  /// The notifications of a name, and from one object alone where there is one.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications { [self] in
      AsyncStream { continuation in
        let observer = Observer(
          token: addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Post(notification: $0))
          })
        continuation.onTermination = { _ in self.removeObserver(observer.token) }
      }
    }
  }
}
#endif
