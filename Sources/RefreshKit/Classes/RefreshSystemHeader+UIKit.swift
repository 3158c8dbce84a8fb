#if UIKIT
  import UIKit

  /// The control in place of the kit's views. It begins when UIKit says so, and ends when the header
  /// does.
  extension RefreshSystemHeader {
    /// A Mac app with the Mac's own controls must not have a `UIRefreshControl`.
    static var isControl: Bool { UIDevice.current.userInterfaceIdiom != .mac }

    func prepareControl() {
      // The title of the control is that of the label, which is in no view.
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

    /// Adds the control to the scroll view, or removes it. During a refresh it stays while the header
    /// is visible.
    func updateControl() {
      guard Self.isControl, let view = scrollView?.container else { return }
      guard isShown, isUserInteractionEnabled || isRefreshing else {
        return removeControl(from: view)
      }
      guard view.refreshControl !== control else { return }
      // It still refreshes if its last scroll view was deallocated in a refresh.
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

    /// For a refresh that the control has not begun: begins it, and makes it visible.
    func beginControl(in scrollView: ScrollView) {
      guard let view = scrollView.container, view.refreshControl === control,
        !control.isRefreshing
      else { return }
      let height = control.frame.height > 0 ? control.frame.height : openLength
      let target = pull(in: scrollView).openOffset(by: height)
      control.beginRefreshing()
      guard !scrollView.isDragging else { return }
      scrollView.animate(fastAnimationDuration) {
        // The list may not know yet that the control has added its height to the range.
        scrollView.scroller.setOffset(target, along: edge.axis)
      }
    }

    /// UIKit has begun a refresh, which ends at once if the header cannot refresh now.
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
