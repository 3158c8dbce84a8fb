/// A footer that belongs to the content: it always reserves its height at the bottom, and loads when the
/// end of the list becomes visible.
open class RefreshAutoFooter: RefreshFooter {
  /// Whether arriving at the end loads; true by default. Pulling up at the end loads in any case.
  public final var isAutomaticallyRefresh = true

  /// How much of the footer must be in sight for the end to count as reached: 1 (the default) is
  /// all of it, 0 none, a negative share loads as many heights earlier. What is not finite is refused.
  public final var triggerAutomaticallyRefreshPercent: Double = 1 {
    didSet {
      triggerAutomaticallyRefreshPercent = triggerAutomaticallyRefreshPercent.finite(or: oldValue)
    }
  }

  /// How many points before the end loading begins, in addition to
  /// ``triggerAutomaticallyRefreshPercent``; 0 by default. Pulling the list down never loads. What is
  /// negative or not finite is refused.
  public final var preloadDistance: Double = 0 {
    didSet { preloadDistance = preloadDistance.notNegative(or: oldValue) }
  }

  /// How often one drag may load; 1 by default, -1 is without limit, 0 and any other negative number
  /// are never.
  public final var autoTriggerTimes: Int {
    get { arrival.timesPerDrag }
    set {
      if newValue != arrival.timesPerDrag { arrival.timesPerDrag = newValue }
    }
  }

  private var arrival = LoadMoreTrigger()
  /// The insets below the content when the refresh began (the footer's and the app's), as heights in
  /// the content; nil where no refresh has begun.
  private var insetsAtBegin: ClosedRange<Double>?

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    guard let scrollView else { return }
    let arrives = arrival.reachesEnd(from: change.old.y, moment(in: scrollView._snapshot))
    if arrives, isAutomaticallyRefresh, state == .idle, !isBarred { load(in: scrollView) }
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    guard change.new == .ended, state == .idle, let scrollView else { return }
    if arrival.endsDragAtEnd(moment(in: scrollView._snapshot)), !isBarred { load(in: scrollView) }
  }

  private func moment(in view: ScrollSnapshot) -> LoadMoreTrigger.Moment {
    LoadMoreTrigger.Moment(
      view: view, reservedInset: reservedInset,
      triggerDistance: frame.height * triggerAutomaticallyRefreshPercent - preloadDistance)
  }

  private func load(in scrollView: ScrollView) {
    arrival.didLoad(in: scrollView._snapshot)
    beginByGesture()
  }

  // MARK: Inset and place

  override var texts: ComponentTexts { .autoFooter }

  override var traits: Traits { Traits(hasNoMoreData: true, canFade: false) }

  override func willDetach(from scrollView: ScrollView) {
    super.willDetach(from: scrollView)
    arrival.reset()
    insetsAtBegin = nil
  }

  override func contentSizeDidChange(from old: Size, to new: Size) {
    super.contentSizeDidChange(from: old, to: new)
    let isInFront = host?.use { $0.keepsPosition(along: .vertical) } == true
    if new.height > old.height, !isInFront { arrival.grow() }
  }

  override func contentDidShift(by distance: Point) {
    super.contentDidShift(by: distance)
    guard let insets = insetsAtBegin else { return }
    insetsAtBegin = insets.lowerBound + distance.y...insets.upperBound + distance.y
  }

  override func place(in geometry: ScrollGeometry) {
    super.place(in: geometry)
    frame.origin.y = geometry.contentSize.height + ignoredScrollViewContentInsetBottom
  }

  override func didAttach(to scrollView: ScrollView) {
    super.didAttach(to: scrollView)
    reserveHeight()
  }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    reserveHeight()
    if isShown { place() }
  }

  override func frameDidChange(from old: Rect) {
    super.frameDidChange(from: old)
    if frame.height != old.height { reserveHeight() }
  }

  private func reserveHeight() {
    reserveInset(isShown ? max(0, frame.height) : 0)
  }

  // MARK: Loading

  override func open() -> Opening {
    insetsAtBegin = host?.use {
      let top = $0.contentSize.height
      return top...max(top, top + $0.adjustedContentInset.bottom)
    }
    return .atOnce
  }

  override func close() -> Closing {
    let insets = insetsAtBegin
    insetsAtBegin = nil
    guard let scrollView, scrollView.isPagingEnabled else { return .atOnce }
    if let insets { scrollBack(by: insets, in: scrollView) }
    return .animated
  }

  /// Scrolls back what is visible of the insets that were below the content when the refresh began, so
  /// that a page ends at rest on its end; never forward, and not while a finger or a motion moves the
  /// content.
  private func scrollBack(by insets: ClosedRange<Double>, in scrollView: ScrollView) {
    let y = scrollView.contentOffset.y
    let end = y + scrollView.frame.height
    let seen = min(end, insets.upperBound) - max(y, insets.lowerBound)
    guard scrollView.isAtRest, seen > 0 else { return }
    let range = scrollView.geometry.range(along: .vertical)
    let target = min(max(y - seen, range.lowerBound), range.upperBound)
    if target < y { scrollView.setOffset(target, along: .vertical) }
  }
}
