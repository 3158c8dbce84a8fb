#if UIKIT
  import UIKit

  /// The `UIRefreshControl` that takes the place of the kit's views. UIKit begins its refresh, and
  /// the header ends it.
  extension RefreshSystemHeader {
    /// A Mac app with the Mac's own controls must not have a `UIRefreshControl`.
    static var isControl: Bool { UIDevice.current.userInterfaceIdiom != .mac }

    func prepareControl() {
      // The control shows the title of the label; the label itself is in no view.
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

    /// Adds the control to the scroll view, or removes it. During a refresh, the control stays as
    /// long as the header is visible.
    func updateControl() {
      guard Self.isControl, let view = scrollView?.container else { return }
      guard isShown, isUserInteractionEnabled || isRefreshing else {
        return removeControl(from: view)
      }
      guard view.refreshControl !== control else { return }
      // The control is still refreshing if its last scroll view was deallocated during a refresh.
      control.endRefreshing()
      view.refreshControl = control
      if machine.phase == .opening || machine.phase == .running { control.beginRefreshing() }
    }

    func removeControl(from view: UIScrollView?) {
      guard Self.isControl, let view, view.refreshControl === control else { return }
      // A control that is removed while it refreshes may leave its inset behind.
      control.endRefreshing()
      view.refreshControl = nil
    }

    /// If something other than the control has begun the refresh, begins that of the control and
    /// makes it visible.
    func beginControl(in scrollView: ScrollView) {
      guard let view = scrollView.container, view.refreshControl === control,
        !control.isRefreshing
      else { return }
      let height = control.frame.height > 0 ? control.frame.height : openLength
      let target = pull(in: scrollView).openOffset(by: height)
      control.beginRefreshing()
      guard !scrollView.isDragging else { return }
      scrollView.animate(fastAnimationDuration) {
        // The control has made the range longer by its height, which the list may not know yet.
        scrollView.scroller.setOffset(target, along: edge.axis)
      }
    }

    /// Called when UIKit has begun a refresh. Ends it at once if the header cannot refresh now.
    private func controlDidBegin() {
      guard let scrollView else { return control.endRefreshing() }
      scrollView.handle {
        if isInteractive, gestureObstacle == nil {
          input(.beginRefreshing) { _ = beginWithoutObstacle(by: .threshold(by: .finger)) }
        }
      }
      if !isRefreshing { control.endRefreshing() }
    }
  }
#endif
