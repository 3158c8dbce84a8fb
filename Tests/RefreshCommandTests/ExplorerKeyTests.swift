import RefreshKit
import RefreshReplay
import Testing

@testable import refresh_explore

/// Keys of the explorer are equal where values are.
@Suite struct ExplorerKeyTests {
  private enum Choice {
    case none
    case text(String)
    case numbers(first: Int, second: Double)
    case maybe(Bool?)
    case nested(Inner)
  }

  private enum Inner {
    case list([String])
    case point(Point)
    case end
  }

  private struct Values {
    var choice = Choice.none
    var isOn = false
    var count = 0
    var point = Point(x: 1, y: 2)
    var limit: Double?
    var words: [String] = []
    var result: RefreshResult?
  }

  private static func key(of values: Values) -> StateKey {
    var writer = KeyWriter(ScrollView(frame: .zero))
    writer.add(values)
    return writer.key
  }

  /// Made anew each time, so that equal values are not the same object.
  private static func text(_ count: Int) -> String {
    String(repeating: "a long text ", count: count)
  }

  private static func all() -> [Values] {
    [
      Values(), Values(choice: .text(text(4))), Values(choice: .text(text(5))),
      Values(choice: .numbers(first: 1, second: 2)), Values(choice: .numbers(first: 2, second: 1)),
      Values(choice: .maybe(nil)), Values(choice: .maybe(false)), Values(choice: .maybe(true)),
      Values(choice: .nested(.list([text(3)]))), Values(choice: .nested(.list([]))),
      Values(choice: .nested(.point(Point(x: 1, y: 1)))), Values(choice: .nested(.end)),
      Values(isOn: true), Values(count: 1), Values(point: Point(x: 2, y: 1)), Values(limit: 0),
      Values(limit: 1), Values(words: ["", ""]), Values(words: [""]), Values(result: .success),
      Values(result: .noMoreData),
    ]
  }

  @Test func `values have a key each, by their cases and by what is in them`() {
    let keys = Self.all().map(Self.key)
    #expect(Set(keys).count == keys.count)
    #expect(Self.all().map(Self.key) == keys)
  }

  /// A copy is changed to the value of its case and back: were it released too often, the text would be lost.
  @Test func `a case can be read again and again`() {
    let values = Values(choice: .nested(.list([Self.text(2)])))
    let key = Self.key(of: values)
    for _ in 0..<100 { #expect(Self.key(of: values) == key) }
  }
}
