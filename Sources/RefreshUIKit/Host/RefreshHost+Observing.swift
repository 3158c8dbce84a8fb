#if UIKIT
  import RefreshKit
  import UIKit

  /// Observes the scroll view. UIKit notifies the host of most changes. To find the others, the
  /// host compares the values of the scroll view with those of the list. A turn of the host is a
  /// pass of the run loop in which the host has work to do: in each turn, the host compares all
  /// values. It also compares sizes and insets in UIKit's layout, and the offset in each pass of
  /// the run loop.
  extension RefreshHost {
    /// Reads the values of the scroll view, and begins to observe it.
    func start() {
      guard let view else { return }
      list.driver = self
      event {
        compareGeometry()
        list.driverDidScroll(to: offset, by: .app)
        compareMotion()
      }
      observations = [
        view.observe(\.contentOffset) { [weak self] _, _ in
          MainThread.handleChange(of: "contentOffset") { self?.offsetDidChange() }
        },
        view.observe(\.contentSize, options: .new) { [weak self] _, change in
          let size = change.newValue
          MainThread.handleChange(of: "contentSize") { self?.contentSizeDidChange(to: size) }
        },
        view.observe(\.contentInset) { [weak self] _, _ in
          MainThread.handleChange(of: "contentInset") { self?.insetDidChange() }
        },
        view.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
          MainThread.handleChange(of: "panGestureRecognizer") { self?.panStateDidChange() }
        },
      ]
      // UIKit lays out after the turn of the clock. Work that is scheduled in the layout would wait
      // until something else wakes the run loop, so this callback wakes the run loop.
      list.timeline.nextDueDidChange = { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      HostClock.shared.add(self)
    }

    // MARK: Events

    /// Handles an event, such as a notification of the scroll view, and places the components
    /// before it returns. Their drawings are updated in the following turn.
    func event<Result>(_ body: () -> Result) -> Result {
      if eventDepth == 0 { list.needsPlacing = true }
      eventDepth += 1
      let result = body()
      if eventDepth == 1 {
        if !ongoing.work.contains(.notification) { list.needsPlacing = true }
        placer.place()
        needsUpdate = true
        // In UIKit's layout the turn is over already, so the drawings are updated at once.
        if HostClock.shared.isPastTurn { placer.update() }
      }
      eventDepth -= 1
      return result
    }

    /// Handles a notification in the middle of UIKit's work.
    private func handleNotification(_ body: () -> Void) {
      during(.notification) { event(body) }
    }

    /// Handles a call of the app, after comparing the list with the scroll view.
    func handle<Result>(_ body: () -> Result) -> Result {
      event {
        lastCompared = nil
        compare()
        return body()
      }
    }

    /// Gives the list the present values of the scroll view, unless an event is being handled.
    func compareOutsideEvents() {
      if eventDepth == 0 { handle {} }
    }

    private func offsetDidChange() {
      list.needsPlacing = true
      guard !ongoing.work.contains(.ignoredMove) else { return }
      handleNotification {
        let before = reportCount
        compareGeometry()
        compareDrag()
        // Reports the offset if it differs from the offset that the host has set or reported last.
        // An equal offset is reported only if the comparisons above have reported none, and no
        // write of the host is in progress.
        if (reportCount == before && ongoing.writeCause == nil) || !hasSameOffset { reportOffset() }
      }
    }

    /// - Parameter size: The new size; nil to read it from the scroll view.
    private func contentSizeDidChange(to size: CGSize?) {
      handleNotification {
        guard let size = size ?? view?.contentSize else { return }
        let isKnown = earlyContentSize == size
        earlyContentSize = nil
        compareGeometry(butContentSize: true)
        if !isKnown { setContentSize(size) }
        reportFlipped()
      }
    }

    private func insetDidChange() {
      handleNotification { compareGeometry() }
    }

    func sizeDidChange() {
      event {
        compareGeometry()
        reportFlipped()
      }
    }

    /// Called when UIKit has laid out the scroll view: for the first time in a window, after a
    /// change of its size, its safe area or its traits, or because the list has requested it.
    ///
    /// The list enters a window with the first layout there, because sizes may be wrong before.
    /// Work that is pending until then is performed at once, so that the first frame shows it.
    func layoutDidEnd() {
      let isFirst = !list.isInWindow && view?.window != nil
      let isAwaited = exchange(&awaitsLayout, with: false)
      event {
        compareGeometry()
        reportFlipped()
        if isFirst {
          list.isInWindow = true
          list.placesAtOnceInTurn = true
        }
        if isAwaited { list.driverDidLayOut() }
      }
      // UIKit may show the frame right after this layout, before the next turn.
      if eventDepth == 0 { placer.update() }
      if isFirst {
        // Components get their first places in this turn without an animation, even inside an
        // animation of the app.
        list.placesAtOnceInTurn = true
        turn()
        // The turn of the clock is over, so the clock has not seen the work that this turn has
        // scheduled.
        HostClock.shared.setTimer()
      }
    }

    private func panStateDidChange() {
      handleNotification {
        compareGeometry()
        guard let view else { return }
        switch view.panGestureRecognizer.state {
        case .began: if !view.isZooming { beginDrag() }
        case .changed: if list.isDragging { holdPull() }
        case .ended: endDrag()
        case .cancelled: list.cancelDragging()
        case .failed, .possible: if list.isDragging, !isFingerDragging { endDrag() }
        @unknown default: break
        }
      }
    }

    // MARK: Comparing

    /// Gives the list all values of the scroll view that differ from its own.
    func compare() {
      compareGeometry()
      compareDrag()
      compareMotion()
      updateInteraction()
      if !hasSameOffset { reportOffset() } else if list.isDragging { holdPull() }
    }

    /// Whether the scroll view still has the offset that the host has set or reported last, up to
    /// rounding.
    var hasSameOffset: Bool {
      offset.isNearly(animator.offset)
    }

    /// Gives the list the sizes and insets of the scroll view that differ from its own. They limit
    /// the offset, so this comes before a report of the offset.
    func compareGeometry(butContentSize isContentSizeLeft: Bool = false) {
      guard let view else { return }
      let values = ComparedValues(view)
      if values != lastCompared { compare(values) }
      // A table asks its data source for rows when its content size is read. By itself, a table
      // asks only when it is laid out. So the host does not read the size before the table is in a
      // window.
      if !isContentSizeLeft, values.isInWindow || !(view is UITableView) { compareContentSize() }
    }

    private func compare(_ values: ComparedValues) {
      lastCompared = values
      // Equal values are not set again, because a recorder would record them as inputs.
      let mayBeInWindow = list.isInWindow || layoutView.superview == nil
      let isInWindow = values.isInWindow && mayBeInWindow
      if list.isInWindow != isInWindow {
        list.isInWindow = isInWindow
        // Outside a window no frames are shown, and there may be no further turn. So the frames end
        // here.
        if !isInWindow { animator.end() }
      }
      updatePaging()
      list.frame = CGRect(origin: .zero, size: values.size)
      compareFlipping()
      compareInset()
      compareSafeArea()
    }

    func compareContentSize() {
      guard let size = view?.contentSize, size != list.contentSize else { return }
      earlyContentSize = size
      setContentSize(size)
    }

    /// Sets the content size of the list. In the animation of a batch update, components move to
    /// their new places without an animation. Inserted rows appear at their final places, and a
    /// footer that moves slowly would cover them. In a rotation, the content and the view change
    /// their widths together, and components move with UIKit's animation.
    private func setContentSize(_ size: CGSize) {
      let fits = size.width <= (view?.bounds.width ?? 0)
      let isRotation = fits && Double(size.width) != list.contentSize.width
      // The host turns UIKit's animations off while it writes the offset for a frame of the display,
      // so the timeline is asked, too.
      let isInAnimation = UIView.inheritedAnimationDuration > 0 || Timeline.isInAnimation
      if isInAnimation, !isRotation { list.placesAtOnceInTurn = true }
      list.contentSize = size
      compareFlipping()
    }

    /// Gives the list the scroll view's inset for bars and notches, if the list's own inset for
    /// them differs.
    ///
    /// A search bar or a large title grows during a pull, one event after the offset changes. The
    /// threshold is then farther away, so the pull is compared with it again.
    func compareSafeArea() {
      guard let safeArea = view.map({ flipped(ComparedValues($0).safeArea + inset.ofControl) }),
        !safeArea.isNearly(list.safeAreaInsets)
      else { return }
      list.safeAreaInsets = safeArea
      if list.isDragging, isFingerDragging { reportOffset() }
    }

    /// Reports the offset of the scroll view, with the cause of the move.
    ///
    /// If UIKit sets an offset while it ends a drag, the host reports the offset only in the turn.
    /// Otherwise a refresh that begins at once would move the content in the middle of UIKit's
    /// work.
    func reportOffset() {
      guard let view, ongoing.writeCause != nil || !isEndingDrag else {
        return animator.dragDidMove()
      }
      let cause =
        ongoing.writeCause
        ?? (isFingerDragging ? .finger : view.isDecelerating ? .deceleration : .app)
      if animator.continueFrames(afterMoveBy: cause) { return }
      animator.end(reportsMove: false)
      if cause == .finger, holdPull() { return }
      if cause == .deceleration, putBackFling() { return }
      report(by: cause)
    }

    func report(by cause: ScrollCause) {
      guard view != nil else { return }
      reportCount += 1
      countMove(by: cause)
      let offset = offset
      if cause == .finger, givesHaptics, list.geometry.clamp(offset) != offset { impacts.prepare() }
      during(.appCode) { list.driverDidScroll(to: offset, by: cause) }
    }
  }

  /// The values of a scroll view that the host compares with the list's values, all read at one
  /// moment. The content size and the offset are compared separately.
  @MainActor struct ComparedValues: Equatable {
    var isInWindow: Bool
    var size: CGSize
    var isPagingEnabled: Bool
    var contentInset: UIEdgeInsets
    var adjustedContentInset: UIEdgeInsets
    /// Whether the layout of the view begins at the right. The values are read at each change of
    /// the offset; to save time, the direction is read only if the layout can begin at the right.
    var hasFlippedLayout: Bool

    init(_ view: UIScrollView) {
      isInWindow = view.window != nil
      size = view.bounds.size
      isPagingEnabled = view.isPagingEnabled
      contentInset = view.contentInset
      adjustedContentInset = view.adjustedContentInset
      let layout = (view as? UICollectionView)?.collectionViewLayout
      hasFlippedLayout =
        layout?.flipsHorizontallyInOppositeLayoutDirection == true
        && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The inset for bars and notches: UIKit's adjusted inset minus its content inset. The
    /// difference has rounding errors, so it is rounded to six decimals if that gives the same sum.
    var safeArea: UIEdgeInsets {
      let (sum, inset) = (adjustedContentInset, contentInset)
      var safeArea = sum - inset
      for edge in Edge.allCases {
        let rounded = (safeArea[edge] * 1e6).rounded() / 1e6
        if inset[edge] + rounded == sum[edge] { safeArea[edge] = rounded }
      }
      return safeArea
    }
  }

  /// An empty view that is as large as the scroll view. It is in the scroll view as long as a
  /// component is.
  ///
  /// When UIKit resizes this view or lays it out, the host compares the list with the scroll view.
  /// At that time UIKit's animation block is still open, and the frame is not shown yet.
  final class LayoutView: UIView {
    private weak var host: RefreshHost?

    convenience init(host: RefreshHost) {
      self.init(frame: .zero)
      self.host = host
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func willMove(toSuperview view: UIView?) {
      super.willMove(toSuperview: view)
      if let view { frame = CGRect(origin: .zero, size: view.bounds.size) }
    }

    // Both are overridden, because UIKit does not document which of the two it sets if the
    // superview changes its size.

    override var frame: CGRect {
      didSet { sizeDidChange(from: oldValue.size) }
    }

    override var bounds: CGRect {
      didSet { sizeDidChange(from: oldValue.size) }
    }

    private func sizeDidChange(from old: CGSize) {
      if superview != nil, bounds.size != old { host?.sizeDidChange() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      setNeedsLayout()
      host?.compareOutsideEvents()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }

    // UIKit still calls this method. Marking it deprecated silences the warning about super.
    @available(iOS, deprecated: 17)
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      host?.layoutDidEnd()
    }

    /// The elements of components at rest; empty without a superview. UIKit also asks while it
    /// deallocates the superview, and then no element may be made.
    override var accessibilityElements: [Any]? {
      get { superview == nil ? [] : host?.restingElements(in: self) ?? [] }
      set {}
    }
  }
#endif
