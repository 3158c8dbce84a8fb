import Foundation
import Testing

@testable import RefreshKit
@testable import RefreshPaging

struct StoredJSONTests {
  @Test func `a value is encoded and decoded as its type alone`() throws {
    let stored = try #require(StoredJSON(["b": 1, "a": 2]))
    #expect(stored.decoded(as: [String: Int].self) == ["b": 1, "a": 2])
    #expect(stored.decoded(as: Int.self) == nil)
    #expect(StoredJSON(Double.nan) == nil)
  }

  @Test func `it is stored as the data of its text, with sorted keys`() throws {
    let json = try JSONEncoder().encode(StoredJSON(["b": 1, "a": 2]))
    let data = try JSONDecoder().decode(Data.self, from: json)
    #expect(String(decoding: data, as: UTF8.self) == #"{"a":2,"b":1}"#)
    #expect(try JSONDecoder().decode(StoredJSON.self, from: json) == StoredJSON(["a": 2, "b": 1]))
  }
}
