/// A function that measures a text. It is called inside calls that lay out components, and must not call
/// the library.
///
/// - Parameters:
///   - list: The list.
///   - text: The text, in UTF-8 up to a 0.
///   - size: The size of the font, in points.
/// - Returns: The width of the text, in points; 0 or more.
public typealias TextMeasure =
  @convention(c) (
    _ list: Int32, _ text: UnsafePointer<CChar>?, _ size: Double
  ) -> Double
