extension Publisher {
  /// Sends on what the publishers send that a closure makes of the values, all of them.
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receive in
      var inner: [AnyCancellable] = []
      let outer = subscribe { inner.append(transform($0).subscribe(receive)) }
      return AnyCancellable {
        outer.cancel()
        inner.removeAll()
      }
    }
  }

  /// Sends on the first values, and nothing after them.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = maxLength
      return subscribe { value in
        guard left > 0 else { return }
        left -= 1
        receive(value)
      }
    }
  }

  /// Sends on the first value, and nothing after it.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Leaves out values that a closure finds equal to the one before.
  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return subscribe { value in
        if let last, isEqual(last, value) { return }
        last = value
        receive(value)
      }
    }
  }

  /// Runs a closure with each value before it is sent on.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput(value)
      return value
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends on what the newest of the publishers sends that come.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receive in
      var inner: AnyCancellable?
      let outer = subscribe { newest in
        inner?.cancel()
        inner = newest.subscribe(receive)
      }
      return AnyCancellable {
        outer.cancel()
        inner = nil
      }
    }
  }
}
