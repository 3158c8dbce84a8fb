import Testing

@testable import RefreshKit

/// Streams of the values of a property.
struct StreamBroadcastTests {
  @Test func `each stream begins with the present value, and all end with the object`() async {
    var broadcast: StreamBroadcast? = StreamBroadcast<Int>()
    let first = broadcast?.stream(from: 1)
    broadcast?.send(2)
    let second = broadcast?.stream(from: 2)
    broadcast?.send(3)
    broadcast = nil
    var values: [[Int]] = []
    for stream in [first, second] {
      var read: [Int] = []
      for await value in stream! { read.append(value) }
      values.append(read)
    }
    #expect(values == [[1, 2, 3], [2, 3]])
  }

  @Test func `a stream that is released receives nothing, and disturbs no other`() async {
    let broadcast = StreamBroadcast<Int>()
    var released: AsyncStream<Int>? = broadcast.stream(from: 1)
    var iterator = broadcast.stream(from: 1).makeAsyncIterator()
    #expect(released != nil)
    released = nil
    broadcast.send(2)
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
  }
}
