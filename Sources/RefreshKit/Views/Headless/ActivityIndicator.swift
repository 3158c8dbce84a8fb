#if !UIKIT
  /// A spinner that turns while work is in progress, and is not shown otherwise.
  public final class ActivityIndicator: View {
    /// Whether the spinner is shown and turns; false by default.
    public private(set) var isAnimating = false

    /// The color of the spinner; ``Color/text`` by default.
    public var color = Color.text

    static let side = 20.0

    /// Makes an indicator of 20 x 20 points.
    public init() {
      super.init(frame: Rect(x: 0, y: 0, width: Self.side, height: Self.side))
    }

    /// Shows and starts the spinner. If it is turning already, nothing happens.
    public func startAnimating() {
      isAnimating = true
    }

    /// Hides and stops the spinner. If it is not turning, nothing happens.
    public func stopAnimating() {
      isAnimating = false
    }

    public override func draw(in context: inout DisplayContext) {
      guard isAnimating else { return }
      let rate = Double(DisplayItem.Spinner.spokes) / DisplayItem.Spinner.turnDuration
      let count = context.steps(at: rate)
      let step = count - (count / 8).rounded(.down) * 8
      context.add(.spinner(DisplayItem.Spinner(step: Int(step), color: color)), in: context.bounds)
    }
  }
#endif
