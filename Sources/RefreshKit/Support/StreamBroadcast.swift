/// Streams of the values of a property: each begins with the present value, and all end when this
/// object is deallocated.
@MainActor package final class StreamBroadcast<Element: Sendable> {
  private var streams: [AsyncStream<Element>.Continuation] = []

  package init() {}

  deinit {
    for stream in streams { stream.finish() }
  }

  /// Returns a stream of `value` and of all values that are sent from now on.
  package func stream(from value: Element) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    continuation.yield(value)
    streams.append(continuation)
    return stream
  }

  /// Sends a value to every stream that has not been terminated, and returns whether there is one.
  @discardableResult
  package func send(_ value: Element) -> Bool {
    streams.removeAll {
      if case .terminated = $0.yield(value) { true } else { false }
    }
    return !streams.isEmpty
  }
}
