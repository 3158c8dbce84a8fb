/// A ring that floats in from under the top edge, over content that stands still: it reserves no
/// inset, and no row moves while a finger pulls.
///
/// ``RefreshComponent/holdsContentWhilePulled`` is true: the pull is counted as
/// ``ScrollView/heldOverscroll``, also with ``ScrollView/bounces`` off. Pulling draws the stroke, faint at
/// first, and lets an arrowhead grow; at ``triggerDistance`` both are whole. A finger that comes back
/// takes the ring back first, and then scrolls on. Let go beyond that distance, the ring glides to its
/// resting place and spins, and the list can be scrolled meanwhile; at the end it shrinks to nothing.
open class RefreshRingHeader: RefreshHeader {
  /// The ring; its colours, line width, disc, shadow and speeds can be set.
  public final let ringView = RingView()

  /// How wide the ring is, in points, 0 or more; 30 by default. Another number is refused.
  public final var diameter: Double = 30 {
    didSet {
      if !diameter.isLength { diameter = oldValue }
      guard diameter != oldValue else { return }
      frame.size.height = diameter
      setNeedsLayout()
      float()
    }
  }

  /// How far the list is pulled for a refresh, in points of the overshoot that is shown or held, 0 or
  /// more; 60 by default. Another number is refused.
  public final var triggerDistance: Double = 60 {
    didSet { if !triggerDistance.isLength { triggerDistance = oldValue } }
  }

  /// How far below the top edge the ring rests while it refreshes, in points, 0 or more; 20 by default.
  /// Another number is refused.
  public final var restingDistance: Double = 20 {
    didSet {
      if !restingDistance.isLength { restingDistance = oldValue }
      if restingDistance != oldValue { float() }
    }
  }

  open override func prepare() {
    super.prepare()
    holdsContentWhilePulled = true
    frame.size.height = diameter
    slowAnimationDuration = ringView.curve.shrinkDuration
    addOwnSubview(ringView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    ringView.frame = Rect(
      center: bounds.center, size: Size(width: diameter, height: diameter))
  }

  open override var pullingPercent: Double {
    didSet {
      guard !isRefreshing, cycle.phase != .closing || pullingPercent > 0 else { return }
      pull(to: pullingPercent)
    }
  }

  override func offsetDidChange() {
    super.offsetDidChange()
    float()
  }

  override func geometryDidChange() {
    super.geometryDidChange()
    float()
  }

  override var reservesInset: Bool { false }

  override var floatsAboveContent: Bool { true }

  override var pullLength: Double { max(0, triggerDistance) }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    float()
  }

  override func open() {
    if let scrollView {
      let percent = pull(in: scrollView).percent(at: pullDistance, of: triggerDistance)
      let drop = distance(pulledBy: percent) - restingDistance
      ringView.spin(at: scrollView.timeline.now, droppingFrom: drop, in: fastAnimationDuration)
    }
    isResting = true
    float()
    super.open()
  }

  override func close() {
    if let now = listTimeline?.now { ringView.shrink(at: now) }
    super.close()
  }

  override func closingWillEnd() {
    super.closingWillEnd()
    if isResting { pull(to: 0) }
  }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    pull(to: 0)
  }

  // MARK: Floating

  /// How far the ring is pulled out, as a fraction of the way.
  private var pulled: Double = 0

  /// Whether the ring stands at its resting place, from a refresh until its closing is over.
  private var isResting = false

  /// How far below the top edge the ring's upper side is: out of sight at first, and at its resting
  /// place when it is pulled all the way.
  private var distance: Double {
    isResting ? restingDistance : distance(pulledBy: pulled)
  }

  private func distance(pulledBy percent: Double) -> Double {
    let whole = min(restingDistance + diameter, Self.longestDistance)
    let distance = whole * (percent > 0 ? min(percent, Self.longestDistance) : 0) - diameter
    return min(distance, Self.longestDistance)
  }

  /// The furthest that a ring is drawn from its edge, in points: a number that can still be added to
  /// any offset that can be scrolled to.
  private static let longestDistance = 1e9

  /// Draws the ring for a pull, and leaves the resting place; 0 is out of sight.
  private func pull(to percent: Double) {
    isResting = false
    pulled = percent
    ringView.pull(to: percent)
    float()
  }

  /// Stays with the view's top edge, wherever the content goes.
  private func float() {
    guard isPlaced, let scrollView else { return }
    frame.origin.y = scrollView.contentOffset.y + scrollView.geometry.inset.top + distance
  }
}
