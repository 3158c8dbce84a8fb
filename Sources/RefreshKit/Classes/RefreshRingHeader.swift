#if UIKIT
  import UIKit
#endif

/// A header with a ring that moves into the view from above, in front of content that does not
/// move. It reserves no inset, even during a refresh.
///
/// ``RefreshComponent/holdsContentWhilePulled`` is true: the pull is counted as
/// ``ScrollView/heldOverscroll``, even if ``ScrollView/bounces`` is false. A pull draws the stroke,
/// faint at first, with a growing arrowhead; at ``triggerDistance`` both are complete. Dragging
/// back moves the ring back first, and then scrolls the content. When a drag ends beyond the
/// distance, the ring moves to its resting position and spins, and the list can be scrolled
/// meanwhile. When the refresh ends, the ring shrinks to nothing.
open class RefreshRingHeader: RefreshHeader {
  /// The ring; its colors, line width, disc, shadow and durations can be set.
  public final let ringView = RingView()

  /// The diameter of the ring, in points, 0 or more; 30 by default. Another number is refused.
  public final var diameter: Double {
    get { distances.diameter }
    set { set(.diameter, to: newValue) }
  }

  /// The threshold of the pull, in points of visible or held overscroll, 0 or more; 60 by default.
  /// Another number is refused.
  public final var triggerDistance: Double {
    get { pullThreshold }
    set { set(.triggerDistance, to: newValue) }
  }

  /// The distance of the ring from the top edge while it refreshes, in points, 0 or more; 20 by
  /// default. Another number is refused.
  public final var restingDistance: Double {
    get { distances.resting }
    set { set(.restingDistance, to: newValue) }
  }

  fileprivate final var distances = (diameter: 30.0, resting: 20.0)

  open override func prepare() {
    super.prepare()
    holdsContentWhilePulled = true
    settings.pullThreshold = 60
    frame.size.height = diameter
    slowAnimationDuration = ringView.curve.shrinkDuration
    addOwnSubview(ringView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    ringView.place(in: Rect(around: bounds.center, side: diameter))
  }

  open override var pullingPercent: Double {
    didSet {
      guard !machine.isRefreshing, machine.phase != .closing || machine.percent > 0 else { return }
      input(.other) { pull(to: machine.percent) }
    }
  }

  override var traits: Traits {
    super.traits.with {
      ($0.hasOwnThreshold, $0.fixedStyle) = (true, .front)
    }
  }

  override func followOffset(in list: ScrollView) {
    frame.origin.y = list.scrollState.offset.y + list.geometry.inset.top + distance
  }

  override func open(in scrollView: ScrollView) -> Timing {
    let percent = pull(in: scrollView).percent(at: pullDistance, of: triggerDistance)
    let drop = distance(forPull: percent) - restingDistance
    ringView.spin(
      at: scrollView.timeline.now, droppingFrom: drop, in: settings.fastAnimationDuration)
    isAtRestingPosition = true
    followOffset()
    return super.open(in: scrollView)
  }

  override func close(in scrollView: ScrollView) -> Timing {
    if !ringView.isShrinking { shrinkRing() }
    return super.close(in: scrollView)
  }

  override func resultDidShow() {
    super.resultDidShow()
    shrinkRing()
  }

  private func shrinkRing() {
    if let now = listTimeline?.now { ringView.shrink(at: now) }
  }

  override func didClose() {
    super.didClose()
    if isAtRestingPosition { pull(to: 0) }
  }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    pull(to: 0)
  }

  // MARK: Position

  /// The pull as a fraction of the threshold.
  private var pulledFraction: Double = 0

  /// True from the opening of a refresh until the refresh has closed, or until a new pull begins
  /// while it closes.
  private var isAtRestingPosition = false

  /// The distance from the top edge to the top of the ring, in points; negative if the top of the
  /// ring is above the edge.
  private var distance: Double {
    isAtRestingPosition ? restingDistance : distance(forPull: pulledFraction)
  }

  private func distance(forPull percent: Double) -> Double {
    let distanceAtThreshold = min(restingDistance + diameter, Self.precisionLimit)
    let distance =
      distanceAtThreshold * (percent > 0 ? min(percent, Self.precisionLimit) : 0) - diameter
    return min(distance, Self.precisionLimit)
  }

  /// The greatest ``distance``, in points, and the greatest fraction of a pull. Up to this limit,
  /// the distance can be added to a content offset without a visible loss of precision.
  private static let precisionLimit = 1e9

  /// Draws and places the ring for a pull; `percent` is a fraction of the threshold. At 0 the ring
  /// is out of sight, above the edge.
  private func pull(to percent: Double) {
    isAtRestingPosition = false
    pulledFraction = percent
    ringView.pull(to: percent)
    followOffset()
  }
}

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
    if placesSubviewsNow {
      input(.other) { ringView.place(in: Rect(around: bounds.center, side: diameter)) }
    }
    super.layoutSubviews()
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

extension NamedValue<RefreshComponent> {
  package static let diameter = setting(
    "diameter", in: .notNegative, { (header: RefreshRingHeader) in header.diameter },
    {
      $0.distances.diameter = $1
      $0.frame.size.height = $1
      $0.setNeedsLayout()
      $0.followOffset()
    })
  package static let triggerDistance = setting(
    "triggerDistance", in: .notNegative, { (header: RefreshRingHeader) in header.triggerDistance },
    { $0.settings.pullThreshold = $1 })
  package static let restingDistance = setting(
    "restingDistance", in: .notNegative, { (header: RefreshRingHeader) in header.restingDistance },
    {
      $0.distances.resting = $1
      $0.followOffset()
    })
}
