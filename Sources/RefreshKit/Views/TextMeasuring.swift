extension PlatformView {
  package func measureLabels(by measure: @escaping TextMeasuring) {
    if let label = self as? Label { label.measure = measure }
    for subview in subviews { subview.measureLabels(by: measure) }
  }
}

/// A function that returns the width of a text, in points, for a font size in points.
public typealias TextMeasuring = (_ text: String, _ fontSize: Double) -> Double

/// The width of a text in a host without fonts, in points. It is the sum of half the font size for
/// each Unicode scalar below U+1100, where the wide scripts begin, and of the whole font size for
/// each other scalar.
public func measureByScalars(_ text: String, fontSize: Double) -> Double {
  text.unicodeScalars.reduce(0) { $0 + fontSize * ($1.value < 0x1100 ? 0.5 : 1) }
}
