#if UIKIT
  import UIKit
#endif

/// A header that looks like the platform's own refresh control. On UIKit it *is* one: a
/// `UIRefreshControl` is pulled in its place, in large titles and sheets, too.
///
/// ```swift
/// tableView.refresh.header = .system { try await feed.reload() }
/// ```
///
/// The header follows the rules of every header in these points: ``RefreshComponent/state``, its
/// overrides and observers; the callbacks and their order; the order of the calls; results,
/// timeouts and minimum durations; the footer's noMoreData; the end of an async function; the
/// pager; and that only one component of a list refreshes at a time. A refresh that must not begin
/// is ended at once.
///
/// It begins **under the finger**, when the pull reaches the threshold, and does not wait for the
/// release: it changes from idle to refreshing, and is never pulling. The drag that began a refresh
/// must return below the threshold before it can begin another one.
///
/// On UIKit, the control determines the threshold, haptic feedback, its look and place, the inset
/// that it adds, moves of the content, and VoiceOver. So ``RefreshComponent/reservedInset`` stays 0
/// there, and the height of the control is part of the `safeAreaInsets` of the list;
/// ``RefreshComponent/pullingPercent`` is the distance as a fraction of 60 points, and says nothing
/// of the threshold. The properties of the kit's pull have no effect: ``RefreshComponent/style``,
/// ``RefreshComponent/holdsContentWhilePulled``,
/// ``RefreshHeader/ignoredScrollViewContentInsetTop``,
/// ``RefreshHeader/isCollectionViewAnimationBug``, and a ``RefreshComponent/secondLevel`` that a
/// pull opens. While the result of a refresh is shown, the control still spins, beside the title of
/// the result.
///
/// A recording of such a list on UIKit says where a replay, which has no control, differs.
///
/// ``RefreshComponent/beginRefreshing()`` moves the content so that the control is visible, as in
/// every header; `UIRefreshControl.beginRefreshing()` does not.
///
/// There is no title, unless the app sets one with ``StateTitled/setTitle(_:for:)``; those of
/// results, ``StateTitled/successTitle`` and ``StateTitled/failureTitle``, are shown.
///
/// Elsewhere, it is a header of the kit with an activity indicator. It begins under the finger when
/// it is pulled by 60 points, its height. The same holds in a Mac app with the Mac's own controls,
/// where `UIRefreshControl` stops the program.
public final class RefreshSystemHeader: RefreshHeader, StateTitled {
  #if UIKIT
    /// The control that shows the refresh. Set its color, but leave its title and its refreshing to
    /// the header. It is the `refreshControl` of the scroll view while the header is there, visible,
    /// and enabled for interaction.
    public let control = UIRefreshControl()
  #endif

  public override func prepare() {
    super.prepare()
    #if UIKIT
      if Self.isControl { return prepareControl() }
    #endif
    add(TitleIndicator())
  }

  override var traits: Traits {
    super.traits.titled().with {
      ($0.length, $0.hasOwnThreshold, $0.texts) = (60, true, .systemHeader)
      ($0.isPulledByTouchOnly, $0.beginsUnderFinger) = (true, true)
      #if UIKIT
        $0.isPulledByPlatform = Self.isControl
      #endif
    }
  }

  public override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    let isOver = change.new == .ended || change.new == .cancelled
    if isOver, machine.state == .refreshing { listTimeline?.async(for: self) { $0.settle() } }
  }

  /// Moves the content back to the offset of the open header, if a drag has left the content
  /// farther out and nothing moves it now. Only this header needs that, because it opens under the
  /// finger. Other headers open after the release, and move the content then.
  private func settle() {
    guard machine.state == .refreshing, machine.reservesInset, let scrollView, scrollView.isAtRest,
      pullDistance.isBeyond(openLength)
    else { return }
    scrollView.animate(settings.fastAnimationDuration) { reserveInsetAndMove(in: scrollView) }
  }

  #if UIKIT
    override func open(in scrollView: ScrollView) -> Timing {
      updateControl()
      if Self.isControl { beginControl() }
      return super.open(in: scrollView)
    }

    override func close(in scrollView: ScrollView) -> Timing {
      if Self.isControl { control.endRefreshing() }
      return super.close(in: scrollView)
    }

    override func stateDidChange(from old: RefreshState) {
      super.stateDidChange(from: old)
      updateControl()
    }

    override func willDetach(from scrollView: ScrollView) {
      super.willDetach(from: scrollView)
      removeControl(from: scrollView.container)
    }

    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      updateControl()
    }

    package override func visibilityDidChange() {
      super.visibilityDidChange()
      updateControl()
    }

    package override func interactionDidChange() {
      super.interactionDidChange()
      updateControl()
    }

    /// Empty, because the control itself is an accessibility element.
    public override var accessibilityElements: [Any]? {
      get { Self.isControl ? [] : super.accessibilityElements }
      set { super.accessibilityElements = newValue }
    }
  #endif
}

extension RefreshHeader {
  /// A header that looks like the platform's own refresh control: see ``RefreshSystemHeader``.
  ///
  /// **The block does not end the refresh**: the app calls ``RefreshComponent/endRefreshing()``.
  /// `.system { await load() }` ends by itself, because the closure is an async function.
  public static func system(refreshingBlock: @escaping () -> Void) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshingBlock: refreshingBlock)
  }
}

/// The compiler chooses an overload by what the closure returns: see `init(refreshing:)` in
/// AsyncAction.swift.
extension RefreshHeader {
  /// A header that looks like the platform's own refresh control, and refreshes by an async
  /// function: `list.header = .system { try await feed.reload() }`. See ``RefreshSystemHeader``.
  ///
  /// **Only a function that awaits ends its refresh**: see `init(refreshing:)` of
  /// ``RefreshComponent``.
  public static func system(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Void
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }

  /// A header that looks like the platform's own refresh control, and refreshes by an async function
  /// that returns the result, as in ``RefreshComponent/endRefreshing(with:)``.
  @_disfavoredOverload
  public static func system<A, B, C>(
    refreshing action:
      nonisolated(nonsending) @escaping () async throws -> any _ReturnedResult<A, B, C>
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }

  /// A header that looks like the platform's own refresh control, and refreshes by an async function
  /// whose value has the result.
  public static func system<Outcome: RefreshResultConvertible>(
    refreshing action: nonisolated(nonsending) @escaping () async throws -> Outcome
  ) -> RefreshSystemHeader {
    RefreshSystemHeader(refreshing: action)
  }
}
