// Not in Embedded Swift.

import Foundation

/// A value as JSON, to be stored.
nonisolated struct StoredJSON: Sendable, Hashable, Codable {
  private let data: Data

  /// Encodes a value; nil if JSON cannot represent it.
  init?(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return nil }
    self.data = data
  }

  init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }

  /// The value, if it is of the type.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: data)
  }
}
