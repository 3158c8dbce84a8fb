#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point
  import struct RefreshKit.Rect
  import struct RefreshKit.Size

  /// How the host learns what the scroll view has: its changes are observed, and everything is compared
  /// in each turn; sizes, insets and traits in UIKit's layout too.
  extension RefreshHost {
    /// Takes over what the scroll view has, and observes it from now on.
    func start() {
      guard let view else { return }
      list.driver = self
      event {
        compareGeometry()
        list.driverDidScroll(to: Point(view.contentOffset), by: .app)
        compareMotion()
      }
      observations = [
        view.observe(\.contentOffset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.offsetDidChange() }
        },
        view.observe(\.contentSize) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.contentSizeDidChange() }
        },
        view.observe(\.contentInset) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.insetDidChange() }
        },
        view.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
          MainActor.assumeIsolated { self?.panStateDidChange() }
        },
      ]
      HostClock.shared.add(self)
    }

    // MARK: Events

    /// Handles what the scroll view notifies of, and renders it before the handler returns.
    func event<Result>(_ body: () -> Result) -> Result {
      depth += 1
      let result = body()
      depth -= 1
      if depth == 0 { renderer.render() }
      return result
    }

    /// Handles a call of the app: with the scroll view as it is now.
    func handle<Result>(_ body: () -> Result) -> Result {
      event {
        compare()
        return body()
      }
    }

    /// Compares everything, unless something is being handled.
    func compareOutside() {
      if depth == 0 { event { compare() } }
    }

    private func offsetDidChange() {
      guard !isPuttingBack else { return }
      event {
        let before = reports
        compareGeometry()
        compareDrag()
        // What was compared may have reported the offset already, and a write may leave it where it is.
        if (reports == before && writeCause == nil) || !hasSameOffset { reportOffset() }
      }
    }

    private func contentSizeDidChange() {
      event {
        guard let view else { return }
        let isKnown = earlySize == view.contentSize
        earlySize = nil
        compareGeometry(butContentSize: true)
        if !isKnown { list.contentSize = Size(view.contentSize) }
      }
    }

    private func insetDidChange() {
      event { compareGeometry() }
    }

    /// Called when UIKit changes the size of the scroll view.
    func sizeDidChange() {
      event { compareGeometry() }
    }

    /// Called when UIKit has laid out the scroll view: for the first time in a window, or after a change of its
    /// size, its safe area or its traits.
    ///
    /// The list enters a window by the first layout there, since sizes may be wrong before it. What waits for the
    /// window is done at once, so that the first frame shows it.
    func layoutDidEnd() {
      let isFirst = !list.isInWindow && view?.window != nil
      event {
        compareGeometry()
        if isFirst { list.isInWindow = true }
      }
      if isFirst { turn() }
    }

    private func panStateDidChange() {
      event {
        compareGeometry()
        guard let view else { return }
        switch view.panGestureRecognizer.state {
        case .began: list.beginDragging()
        case .changed: if list.isDragging { holdPull() }
        case .ended: endDrag()
        case .cancelled: list.cancelDragging()
        case .failed, .possible: if list.isDragging, !isHeld { endDrag() }
        @unknown default: break
        }
      }
    }

    // MARK: Comparing

    /// Brings the list in agreement with the scroll view.
    func compare() {
      compareGeometry()
      compareDrag()
      compareMotion()
      compareInteraction()
      if !hasSameOffset { reportOffset() } else if list.isDragging { holdPull() }
    }

    /// Whether the list has the offset of the scroll view, but for rounding.
    var hasSameOffset: Bool {
      view.map { Point($0.contentOffset).isNearly(list.contentOffset) } ?? true
    }

    /// Reads what limits the offset, and reports what differs.
    func compareGeometry(butContentSize isContentSizeLeft: Bool = false) {
      guard let view else { return }
      // What agrees is no input: a recorder has what is set.
      let isEntered = list.isInWindow || layoutView.superview == nil
      let isInWindow = view.window != nil && isEntered
      if list.isInWindow != isInWindow { list.isInWindow = isInWindow }
      let pages = view.isPagingEnabled
      if list.isPagingEnabled != pages { list.isPagingEnabled = pages }
      list.frame = Rect(origin: .zero, size: Size(view.bounds.size))
      compareInset()
      let safeArea = safeArea(of: view)
      if !safeArea.isNearly(list.safeAreaInsets) { list.safeAreaInsets = safeArea }
      let size = view.contentSize
      guard !isContentSizeLeft, Size(size) != list.contentSize else { return }
      earlySize = size
      list.contentSize = Size(size)
    }

    /// What bars and notches impose: UIKit's sum without its inset. A difference is rounded: a number of six
    /// decimals that makes the sum is taken in its place.
    private func safeArea(of view: UIScrollView) -> EdgeInsets {
      let (sum, inset) = (EdgeInsets(view.adjustedContentInset), EdgeInsets(view.contentInset))
      var safeArea = sum - inset
      for edge in Edge.allCases {
        let short = (safeArea[edge] * 1e6).rounded() / 1e6
        if inset[edge] + short == sum[edge] { safeArea[edge] = short }
      }
      return safeArea
    }

    /// Reports the offset of the scroll view, with what has moved the content.
    ///
    /// One that UIKit notifies of while it ends a drag waits for the turn: a refresh that begins by it would move
    /// the content in the middle of UIKit's work.
    func reportOffset() {
      guard let view, writeCause != nil || !isEndingDrag else { return }
      let cause = writeCause ?? (isHeld ? .finger : view.isDecelerating ? .deceleration : .app)
      if cause == .finger, holdPull() { return }
      if cause == .deceleration, putBackFling() { return }
      report(by: cause)
    }

    /// Reports the offset of the scroll view as it is.
    func report(by cause: ScrollCause) {
      guard let view else { return }
      reports += 1
      list.driverDidScroll(to: Point(view.contentOffset), by: cause)
    }
  }
#endif
