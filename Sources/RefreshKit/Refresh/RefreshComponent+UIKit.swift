#if UIKIT
  import UIKit

  extension RefreshComponent {
    /// Sets the target, held weakly, and its method, which is called when the component refreshes.
    /// A method with a parameter gets the component. They replace an earlier target and action.
    public final func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
      setTarget(target as AnyObject) { [weak self] target in
        #if canImport(ObjectiveC)
          _ = target.perform(action, with: self)
        #else
          (target as? any SelectorTarget)?.perform(action, with: self)
        #endif
      }
    }
  }

  extension RefreshComponent {
    /// Ends the refresh like the function without `async`, and waits until the closing has
    /// finished.
    ///
    /// It does not wait if the component is in no scroll view, or leaves its scroll view.
    public final func endRefreshing() async {
      guard scrollView != nil else { return endByClient() }
      await withCheckedContinuation { continuation in
        let end = AwaitedEnd(continuation)
        endRefreshing { end.resume() }
      }
    }
  }

  /// A caller that waits for the end of a refresh. The completion of the end resumes the caller. If
  /// the component leaves its list, the completion is dropped. The deallocation of this object then
  /// resumes the caller.
  @MainActor private final class AwaitedEnd {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    deinit { continuation?.resume() }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }

  /// The length that a header or footer needs for larger texts.
  extension RefreshComponent {
    /// Makes a header or footer as long as its lines need, and at least as long as the kit has made
    /// it. Does nothing if the app has set a length. All lines are equally high.
    final func fitLines() {
      guard edge.axis == .vertical, let lengthOfKit = placement.lengthOfKit, let stateTitles else {
        return
      }
      let lines = [stateTitles.label, stateTitles.timeLabel].compactMap { $0?.neededHeight }
      let needed = (lines.max() ?? 0) * Double(lines.count { $0 > 0 })
      let (old, new) = (ownLength, max(lengthOfKit, needed))
      guard new != old else { return }
      frame.size.height = new
      placement.lengthOfKit = lengthOfKit
      openLengthDidChange(from: old)
    }

    /// Reserves the new length of an open component at once. Content that rests at the open
    /// component stays there.
    private func openLengthDidChange(from old: Double) {
      guard machine.traits.isPulled, reservedInset > 0, machine.state == .refreshing,
        machine.reservesInset, let scrollView
      else { return }
      let pull = pull(in: scrollView)
      let offset = scrollView.contentOffset[edge.axis]
      if scrollView.isAtRest, abs(offset - pull.openOffset(by: old)) < 0.5 {
        return reserveInsetAndMove(in: scrollView)
      }
      if edge.isLeading { return contentDidMoveWhileRefreshing() }
      setReservedInset(
        pull.openReservedInset(for: openLength, in: scrollView.geometry), in: scrollView)
    }
  }

  /// An app or a nib may add a component to a scroll view as a subview. Then the component fills
  /// its slot in the list of that scroll view.
  extension RefreshComponent {
    /// Fills the slot in the next turn, because the app may use the component in another way. If it
    /// is the header view of a table, for example, the table first adds the view, and then sets its
    /// property. So this use is known only in the next turn.
    final func fillSlotInNextTurn() {
      guard machine.traits.hasSlot, let list = (superview as? any ListShowing)?.refreshList else {
        return
      }
      list.handle { list.timeline.after(0) { [weak self] in self?.fillSlot() } }
    }

    private func fillSlot() {
      guard storage.list == nil, let superview, !superview.hasAccessory(self),
        let list = (superview as? any ListShowing)?.refreshList
      else { return }
      if let other = list.component(at: edge) { return warn(of: other, in: list) }
      list.handle { list.setComponent(self, at: edge) }
    }

    private func warn(of other: RefreshComponent, in list: ScrollView) {
      #if DEBUG
        guard !list.hasWarnedOfSlot else { return }
        list.hasWarnedOfSlot = true
        StandardError.write(
          "RefreshKit: a \(typeName(of: self)) was added to a scroll view with a "
            + "\(typeName(of: other)) in the same slot, and does nothing; set the slot to replace that one."
        )
      #endif
    }
  }

  extension UIView {
    /// Whether this is a table or a collection view that shows `view` as its header, footer or
    /// background.
    fileprivate func hasAccessory(_ view: UIView) -> Bool {
      let table = self as? UITableView
      return [
        table?.tableHeaderView, table?.tableFooterView, table?.backgroundView,
        (self as? UICollectionView)?.backgroundView,
      ].contains { $0 === view }
    }
  }

  /// The callbacks with the dictionaries of key-value observing, as in MJRefresh. Only the app's
  /// classes override them. The kit's implementations call the functions that get a ``Change``.
  extension RefreshComponent {
    final func callBack(_ change: Change<Point>) {
      guard !isOfKit else { return scrollViewContentOffsetDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewContentOffsetDidChange(change) }
        .scrollViewContentOffsetDidChange(["old": change.old, "new": change.new])
      callbackWork = outer
    }

    final func callBack(_ change: Change<Size>) {
      guard !isOfKit else { return scrollViewContentSizeDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewContentSizeDidChange(change) }
        .scrollViewContentSizeDidChange(["old": change.old, "new": change.new])
      callbackWork = outer
    }

    final func callBack(_ change: Change<PanState>) {
      guard !isOfKit else { return scrollViewPanStateDidChange(change) }
      let outer = callbackWork
      offer { [unowned self] in scrollViewPanStateDidChange(change) }
        .scrollViewPanStateDidChange(
          ["old": change.old.ofRecognizer.rawValue, "new": change.new.ofRecognizer.rawValue])
      callbackWork = outer
    }

    /// Stores `work` for the kit's implementation of the callback, which runs it when an override
    /// calls super.
    private func offer(_ work: @escaping () -> Void) -> any DictionaryCallbacks {
      callbackWork = work
      return self
    }
  }

  /// Lets the kit call functions that are deprecated for apps, without a warning of the compiler.
  @MainActor private protocol DictionaryCallbacks {
    func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?)
    func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?)
    func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?)
  }

  extension RefreshComponent: DictionaryCallbacks {}

  @MainActor extension PanState {
    fileprivate var ofRecognizer: UIGestureRecognizer.State {
      switch self {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    }
  }
#endif
