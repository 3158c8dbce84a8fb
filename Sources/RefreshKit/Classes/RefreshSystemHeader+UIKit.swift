#if UIKIT
  import UIKit

  /// Connects the header to the `UIRefreshControl` that takes the place of the kit's views. When
  /// the user pulls, UIKit begins the refresh of the control. In other cases the header begins it.
  /// The header always ends it.
  extension RefreshSystemHeader {
    /// Whether the header is shown by a `UIRefreshControl`. It is not in a Mac app with the Mac's
    /// own controls, where a `UIRefreshControl` would stop the program.
    static var isControl: Bool { UIDevice.current.userInterfaceIdiom != .mac }

    func prepareControl() {
      // The control shows the text of the label as its own title, so the label is removed from the
      // header.
      stateTitles?.didShow = { [weak self] in self?.showTitleOfControl() }
      removeOwnSubview(stateLabel)
      showTitleOfControl()
      control.addAction(
        UIAction { [weak self] _ in self?.controlDidBegin() }, for: .valueChanged)
    }

    private func showTitleOfControl() {
      let text = stateTitles?.label.text.flatMap { $0.isEmpty ? nil : $0 }
      guard control.attributedTitle?.string != text else { return }
      control.attributedTitle = text.map { NSAttributedString(string: $0) }
    }

    /// Adds the control to the scroll view while the header is shown and its interaction is
    /// enabled; otherwise removes the control. During a refresh, the control stays even if the
    /// interaction is turned off.
    func updateControl() {
      guard Self.isControl, let view = scrollView?.container else { return }
      guard isShown, isUserInteractionEnabled || machine.isRefreshing else {
        return removeControl(from: view)
      }
      guard view.refreshControl !== control else { return }
      // If an earlier scroll view of the control was deallocated during a refresh, the control is
      // still refreshing.
      control.endRefreshing()
      view.refreshControl = control
      if showsRefresh { showRefresh { _ in } }
    }

    /// Whether the control must spin.
    private var showsRefresh: Bool { machine.phase == .opening || machine.phase == .running }

    func removeControl(from view: UIScrollView?) {
      guard Self.isControl, let view, view.refreshControl === control else { return }
      // If a control is removed while it refreshes, UIKit may keep its inset. So the control's
      // refresh is ended first.
      control.endRefreshing()
      view.refreshControl = nil
    }

    /// Begins a refresh of the control, and moves the content so that the control is visible.
    /// During a drag the content does not move. Does nothing if the control refreshes already,
    /// because then the control itself has begun the refresh.
    func beginControl() {
      showRefresh { header in
        guard let scrollView = header.scrollView, !scrollView.isDragging else { return }
        let height =
          header.control.frame.height > 0 ? header.control.frame.height : header.openLength
        let target = header.pull(in: scrollView).openOffset(by: height)
        scrollView.animate(header.fastAnimationDuration) {
          // The control has extended the range of the offset by its own height. The list may not
          // know this yet, and would clamp the offset. So the scroller is called directly.
          scrollView.scroller.setOffset(target, along: header.edge.axis)
        }
      }
    }

    /// Begins a refresh of the control in the next turn or, during a transition of its screen,
    /// after the transition. Does nothing if the refresh of the header has ended by then.
    ///
    /// If a control below a large title begins while its screen is being pushed, it shows no
    /// spinner, and breaks the layout of the navigation bar (http://www.openradar.me/42862724).
    ///
    /// - Parameter didBegin: Called after the refresh of the control has begun.
    private func showRefresh(_ didBegin: @escaping (RefreshSystemHeader) -> Void) {
      let begin: (RefreshSystemHeader) -> Void = { header in
        let control = header.control
        guard header.showsRefresh, !control.isRefreshing,
          header.scrollView?.container?.refreshControl === control
        else { return }
        control.beginRefreshing()
        didBegin(header)
      }
      let responders = scrollView?.container.map {
        sequence(first: $0 as UIResponder, next: \.next)
      }
      let controller = responders?.lazy.compactMap { $0 as? UIViewController }.first
      let waits = controller?.transitionCoordinator?.animate(alongsideTransition: nil) {
        [weak self] _ in
        if let self { scrollView?.handle { begin(self) } }
      }
      if waits != true { listTimeline?.async(for: self) { begin($0) } }
    }

    /// Called when UIKit has begun a refresh of the control. If the header cannot refresh now, the
    /// refresh of the control is ended at once.
    private func controlDidBegin() {
      guard let scrollView else { return control.endRefreshing() }
      scrollView.handle {
        if isInteractive, gestureObstacle == nil {
          input(.beginRefreshing) { _ = beginWithoutObstacle(by: .threshold(by: .finger)) }
        }
      }
      if !machine.isRefreshing { control.endRefreshing() }
    }
  }
#endif
