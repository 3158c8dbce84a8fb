/// A ring that floats in from under the top edge, over content that does not move for it: it borrows
/// no room, and the list can be scrolled on while it refreshes.
///
/// Pulling draws the stroke and lets an arrowhead grow; at ``triggerDistance`` both are whole. Let go
/// there, the ring glides to its resting place and spins; at the end it shrinks to nothing.
open class RefreshRingHeader: RefreshHeader {
  /// The ring; its colour, line width and speeds can be set.
  public final let ringView = RingView()

  /// How wide the ring is, in points; 30 by default.
  public final var diameter: Double = 30 {
    didSet {
      frame.size.height = diameter
      setNeedsLayout()
    }
  }

  /// How far the list is pulled for a refresh, in points; 60 by default.
  public final var triggerDistance: Double = 60

  /// How far below the top edge the ring rests while it refreshes, in points; 20 by default.
  public final var restingDistance: Double = 20 {
    didSet { float() }
  }

  open override func prepare() {
    super.prepare()
    frame.size.height = diameter
    slowAnimationDuration = ringView.law.shrinkDuration
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

  override var lendsRoom: Bool { false }

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

  /// How far the ring is pulled out, as a share of the way.
  private var pulled: Double = 0

  /// Whether the ring stands at its resting place, from a refresh until its closing is over.
  private var isResting = false

  /// How far below the top edge the ring's upper side is: out of sight at first, and at its resting
  /// place when it is pulled all the way.
  private var distance: Double {
    isResting ? restingDistance : distance(pulledBy: pulled)
  }

  private func distance(pulledBy percent: Double) -> Double {
    (restingDistance + diameter) * (percent > 0 ? percent : 0) - diameter
  }

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
