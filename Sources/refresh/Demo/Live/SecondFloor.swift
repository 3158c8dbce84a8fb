import RefreshKit

/// The page behind the list of the demo: two lines in its middle.
final class SecondFloor: View {
  private let title = Label("The second floor")
  private let advice = Label("Drag up, or press 2, to leave")

  /// Makes the page.
  ///
  /// - Parameter measure: Returns the width of its texts.
  init(measure: @escaping TextMeasuring) {
    super.init(frame: .zero)
    title.textColor = Color(red: 0.9, green: 0.6, blue: 0.1)
    for label in [title, advice] {
      label.measure = measure
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = title.fontSize + 4
    for (label, y) in [(title, bounds.center.y - height), (advice, bounds.center.y)] {
      label.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
    }
  }
}
