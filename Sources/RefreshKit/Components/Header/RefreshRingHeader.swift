/// A header with a ring that moves in from above the top edge, over content that does not move: it
/// reserves no inset, also during a refresh.
///
/// ``RefreshComponent/holdsContentWhilePulled`` is true: the pull is counted as
/// ``ScrollView/heldOverscroll``, also with ``ScrollView/bounces`` off. A pull draws the stroke, faint at
/// first, with a growing arrowhead; at ``triggerDistance`` both are complete. Dragging back moves the
/// ring back first, and then scrolls the content. When a drag ends beyond that distance, the ring moves
/// to its resting place and spins, and the list can be scrolled meanwhile; at the end the ring shrinks
/// to nothing.
open class RefreshRingHeader: RefreshHeader {
  /// The ring; its colors, line width, disc, shadow and durations can be set.
  public final let ringView = RingView()

  /// The diameter of the ring, in points, 0 or more; 30 by default. Another number is refused.
  public final var diameter: Double {
    get { distances.diameter }
    set {
      guard newValue.isLength, newValue != diameter else { return }
      set("diameter", to: newValue) {
        distances.diameter = $0
        frame.size.height = $0
        setNeedsLayout()
        placeByOffset()
      }
    }
  }

  /// The threshold of the pull, in points of visible or held overscroll, 0 or more; 60 by default.
  /// Another number is refused.
  public final var triggerDistance: Double {
    get { pullLength }
    set {
      guard newValue.isLength else { return }
      set("triggerDistance", to: newValue) { placement.pullLength = $0 }
    }
  }

  /// The distance of the ring from the top edge while it refreshes, in points, 0 or more; 20 by
  /// default. Another number is refused.
  public final var restingDistance: Double {
    get { distances.resting }
    set {
      guard newValue.isLength, newValue != restingDistance else { return }
      set("restingDistance", to: newValue) {
        distances.resting = $0
        placeByOffset()
      }
    }
  }

  /// What the app has set, in points.
  private final var distances = (diameter: 30.0, resting: 20.0)

  open override func prepare() {
    super.prepare()
    holdsContentWhilePulled = true
    placement.pullLength = 60
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
      guard !isRefreshing, !machine.isClosing || pullingPercent > 0 else { return }
      makeOwnChanges { pull(to: pullingPercent) }
    }
  }

  override var traits: Traits {
    Traits(
      isPulled: true, reservesInset: false, clearsFailureWhenPulled: true, fixedStyle: .front)
  }

  /// The ring follows the top edge of the scroll view.
  override func placeByOffset(in list: ScrollView) {
    frame.origin.y = list.contentOffset.y + list.geometry.inset.top + distance
  }

  override func open(in scrollView: ScrollView) -> Opening {
    let percent = pull(in: scrollView).percent(at: pullDistance, of: triggerDistance)
    let drop = distance(forPull: percent) - restingDistance
    ringView.spin(at: scrollView.timeline.now, droppingFrom: drop, in: fastAnimationDuration)
    isAtRest = true
    placeByOffset()
    return super.open(in: scrollView)
  }

  override func close(in scrollView: ScrollView) -> Closing {
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
    if isAtRest { pull(to: 0) }
  }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    pull(to: 0)
  }

  // MARK: Position

  /// The fraction of the way that the ring is pulled.
  private var pulledPercent: Double = 0

  /// Whether the ring is at its resting place: from the beginning of a refresh until it has closed.
  private var isAtRest = false

  /// The distance from the top edge to the top of the ring: that of the hidden ring at first, and
  /// ``restingDistance`` after a whole pull.
  private var distance: Double {
    isAtRest ? restingDistance : distance(forPull: pulledPercent)
  }

  private func distance(forPull percent: Double) -> Double {
    let whole = min(restingDistance + diameter, Self.longestDistance)
    let distance = whole * (percent > 0 ? min(percent, Self.longestDistance) : 0) - diameter
    return min(distance, Self.longestDistance)
  }

  /// The longest distance from the top edge, in points: it can be added to any content offset without
  /// loss of precision that shows.
  private static let longestDistance = 1e9

  /// Draws the ring for a pull, at its position for that; 0 is hidden above the edge.
  private func pull(to percent: Double) {
    isAtRest = false
    pulledPercent = percent
    ringView.pull(to: percent)
    placeByOffset()
  }

}
