import RefreshKit

/// Some parts of a point or a size; a part that is left out stays as it is.
struct Partial<Whole> {
  private var parts: [(path: WritableKeyPath<Whole, Double>, value: Double)] = []

  private init(
    _ fields: Fields, _ type: FieldType<Double>,
    _ paths: KeyValuePairs<String, WritableKeyPath<Whole, Double>>
  ) throws(ScriptError) {
    for (name, path) in paths {
      if let value = try fields.optional(name, type) { parts.append((path, value)) }
    }
  }

  /// The whole, with the parts that are left out taken from `present`.
  func completed(by present: Whole) -> Whole {
    var whole = present
    for part in parts { whole[keyPath: part.path] = part.value }
    return whole
  }
}

extension Partial<Point> {
  /// The fields `x` and `y`.
  init(_ fields: Fields) throws(ScriptError) {
    try self.init(fields, .number, ["x": \.x, "y": \.y])
  }
}

extension Partial<Size> {
  /// The fields `width` and `height`.
  init(_ fields: Fields) throws(ScriptError) {
    try self.init(fields, .length, ["width": \.width, "height": \.height])
  }
}
