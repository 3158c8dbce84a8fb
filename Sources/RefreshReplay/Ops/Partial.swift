import RefreshKit

/// Some parts of a point or a size; a part that is left out stays as it is.
struct Partial<Whole> {
  private let first, second: Double?
  /// The whole with the first and the second part, where they are given.
  private let whole: (Whole, _ first: Double?, _ second: Double?) -> Whole

  /// The whole, with the parts that are left out taken from `present`.
  func completed(by present: Whole) -> Whole { whole(present, first, second) }
}

extension Partial<Point> {
  /// The fields `x` and `y`.
  init(_ fields: Fields) throws(ScriptError) {
    first = try fields.optional("x", .number)
    second = try fields.optional("y", .number)
    whole = { Point(x: $1 ?? $0.x, y: $2 ?? $0.y) }
  }
}

extension Partial<Size> {
  /// The fields `width` and `height`.
  init(_ fields: Fields) throws(ScriptError) {
    first = try fields.optional("width", .length)
    second = try fields.optional("height", .length)
    whole = { Size(width: $1 ?? $0.width, height: $2 ?? $0.height) }
  }
}
