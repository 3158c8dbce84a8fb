import Foundation
import Testing

@testable import RefreshKit

/// `Codable` values of any type, inside another one.
struct CodedValueTests {
  nonisolated struct Cursor: Codable, Hashable {
    nonisolated enum Order: String, Codable { case newest, oldest }

    nonisolated enum Kind: Codable, Hashable {
      case all
      case tagged(String, limit: Int)
    }

    var id: UInt64 = .max
    var small: Int8 = -7
    var score = 0.25
    var share: Float = 0.5
    var isLast = false
    var text = "a \"text\""
    var none: Int?
    var some: Int? = 3
    var list = [[1, 2], [], [3]]
    var names: [String: Double] = ["a": 1, "b": 2.5]
    var order = Order.oldest
    var kind = Kind.tagged("news", limit: 20)
    var date = Date(timeIntervalSince1970: 1e9)
    var options: [Int?] = [nil, 4]
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    let coded = try CodedValue(encoding: value)
    let data = try JSONEncoder().encode(["value": coded])
    let read = try #require(
      try JSONDecoder().decode([String: CodedValue].self, from: data)["value"])
    return try read.decoded(Value.self)
  }

  @Test func `a value of many parts is as it was, also by way of JSON`() throws {
    let cursor = Cursor()
    #expect(try CodedValue(encoding: cursor).decoded(Cursor.self) == cursor)
    #expect(try roundTrip(cursor) == cursor)
    #expect(try roundTrip([Cursor(), Cursor(kind: .all)]) == [Cursor(), Cursor(kind: .all)])
  }

  @Test func `so is a single one`() throws {
    #expect(try roundTrip(7) == 7)
    #expect(try roundTrip("seven") == "seven")
    #expect(try roundTrip(true))
    #expect(try roundTrip(2.0) == 2)
    #expect(try roundTrip(UInt64.max) == .max)
    #expect(try roundTrip(nil as String?) == nil)
    #expect(try roundTrip("b" as String?) == "b")
  }

  @Test func `a class with a superclass, and nested containers`() throws {
    let made = Leaf(name: "leaf", value: 3)
    let read = try roundTrip(made)
    #expect(read.name == "leaf" && read.value == 3)
  }

  @Test func `what has another type, is missing or too large is refused`() throws {
    #expect(throws: DecodingError.self) { try CodedValue.text("a").decoded(Int.self) }
    #expect(throws: DecodingError.self) { try CodedValue.integer(300).decoded(Int8.self) }
    #expect(throws: DecodingError.self) { try CodedValue.integer(1).decoded(Bool.self) }
    #expect(throws: DecodingError.self) { try CodedValue.list([]).decoded(Cursor.self) }
    #expect(throws: DecodingError.self) { try CodedValue.fields([:]).decoded(Cursor.self) }
    #expect(throws: EncodingError.self) { try CodedValue(encoding: Int128.max) }
  }

  /// Encodes itself by its superclass, by hand and in nested containers.
  nonisolated class Root: Codable {
    let name: String

    init(name: String) { self.name = name }
  }

  nonisolated final class Leaf: Root {
    let value: Int

    private enum Key: CodingKey { case outer, inner }

    init(name: String, value: Int) {
      self.value = value
      super.init(name: name)
    }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var list = try container.nestedUnkeyedContainer(forKey: .outer)
      let skipped = try list.decodeNil()
      let inner = try list.nestedContainer(keyedBy: Key.self)
      value = try inner.decode(Int.self, forKey: .inner)
      #expect(skipped && list.isAtEnd)
      try super.init(from: try container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var list = container.nestedUnkeyedContainer(forKey: .outer)
      try list.encodeNil()
      var inner = list.nestedContainer(keyedBy: Key.self)
      try inner.encode(value, forKey: .inner)
      try super.encode(to: container.superEncoder())
    }
  }
}
