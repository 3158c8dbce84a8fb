#if UIKIT
  import UIKit
#endif

/// An indicator with a ring. The pull draws the ring, and the ring spins during a refresh.
public final class RingIndicator: View, RefreshIndicator {
  /// The ring; its colors, line width, disc, shadow and durations can be set.
  public let ringView = RingView()
  /// The diameter of the ring, in points, 0 or more; 30 by default. Another number is refused.
  public var diameter: Double = 30 {
    didSet {
      if !diameter.isLength { diameter = oldValue }
      if diameter != oldValue { setNeedsLayout() }
    }
  }

  /// Makes an indicator.
  public init() {
    super.init(frame: .zero)
    addSubview(ringView)
  }

  #if UIKIT
    @available(*, unavailable, message: "Make it by RingIndicator().")
    public required init?(coder: NSCoder) { fatalError("An indicator is in no archive.") }

    package override var drawsItself: Bool { false }
  #endif

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard isLaidOutByKit else { return }
    makeOwnChanges {
      ringView.frame = Rect(
        center: bounds.center, size: Size(width: diameter, height: diameter))
    }
  }

  public func refreshStateDidChange(to state: RefreshState) {
    let now = timeline?.now ?? 0
    switch state {
    case .refreshing: ringView.spin(at: now)
    case .idle where ringView.isSpinning: ringView.shrink(at: now)
    case .idle, .pulling, .willRefresh, .noMoreData: break
    }
  }

  public func refreshDidEnd(with result: RefreshResult) {
    ringView.shrink(at: timeline?.now ?? 0)
  }

  public func pullDidMove(to percent: Double) {
    if !ringView.isSpinning { ringView.pull(to: percent) }
  }
}
