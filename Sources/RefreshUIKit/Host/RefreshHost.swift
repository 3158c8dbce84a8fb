#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// The refreshing of a scroll view of UIKit: its header, footer, trailer and leader, and the app's own inset.
  ///
  /// `UIScrollView.refresh` makes it when it is first read, and the scroll view retains it. UIKit
  /// scrolls; the host observes the scroll view, without a delegate and without a subclass, and does
  /// what the components ask for. What has changed is rendered before the run loop sleeps.
  @MainActor
  public final class RefreshHost {
    /// The scroll view of the kit that mirrors ``view``, for calls that have no shorter name here. The
    /// host is its driver.
    public let list: ScrollView

    /// The scroll view; nil once it is deallocated.
    public private(set) weak var view: UIScrollView?

    /// Whether a light impact is felt where a pull crosses the threshold; true by default.
    /// It has no effect on visionOS.
    public var givesHaptics = true

    /// Whether the fonts of labels follow the text size that the user prefers; false by default, as in
    /// MJRefresh. Their sizes are those for the default text size.
    public var adjustsFontForContentSizeCategory = false {
      didSet { renderer.render() }
    }

    /// Shows the views of the kit by views of UIKit.
    private(set) lazy var renderer = Renderer(host: self)

    /// Takes part in UIKit's layout of the scroll view.
    private(set) lazy var layoutView = LayoutView(host: self)

    /// The inset that the scroll view has, unless the app has written another one since.
    var inset = SharedInset()

    /// Whether the app lets the scroll view take touches, while components do not; nil while they do.
    var ownInteraction: Bool?

    /// The pulls beyond the edges at which components hold the content.
    var pulls: [Edge: HeldPull] = [:]

    // MARK: What is under way

    var observations: [NSKeyValueObservation] = []

    /// How many handlers are under way inside each other.
    var depth = 0

    /// What moves the content that a write of the host moves; nil outside of one.
    var writeCause: ScrollCause?

    /// Whether the content is put back to where it was.
    var isPuttingBack = false

    /// How many offsets were reported to the list, or put back.
    var reports = 0

    /// A content size that was reported before UIKit has notified of it.
    var earlySize: CGSize?

    /// The media time at which the list's timeline began.
    let startTime = CACurrentMediaTime()

    /// How far the time of day was ahead of the media time when the list's time of day was set.
    var clockLead = HostClock.lead

    init(_ view: UIScrollView) {
      self.view = view
      list = ScrollView(frame: .zero, timeline: .current())
      list.lastUpdatedTimes = UserDefaultsTimeStore()
    }

    // MARK: Components

    /// The component above the content, or nil (the default).
    ///
    /// - Precondition: The component that is set is in no other scroll view.
    public var header: RefreshHeader? {
      get { list.header }
      set { handle { list.header = newValue } }
    }

    /// The component below the content, or nil (the default).
    ///
    /// - Precondition: The component that is set is in no other scroll view.
    public var footer: RefreshFooter? {
      get { list.footer }
      set { handle { list.footer = newValue } }
    }

    /// The component behind content that scrolls horizontally, or nil (the default).
    ///
    /// - Precondition: The component that is set is in no other scroll view.
    public var trailer: RefreshTrailer? {
      get { list.trailer }
      set { handle { list.trailer = newValue } }
    }

    /// The component before content that scrolls horizontally, or nil (the default).
    ///
    /// - Precondition: The component that is set is in no other scroll view.
    public var leader: RefreshLeader? {
      get { list.leader }
      set { handle { list.leader = newValue } }
    }

    /// Sets ``header`` to a new header with an indicator.
    ///
    /// - Parameters:
    ///   - indicator: The indicator; nil (the default) for one by
    ///     `RefreshIndicatorHeader.makeDefault`.
    ///   - refreshingBlock: Called when the header refreshes; end the refresh by
    ///     ``endHeaderRefreshing()``.
    /// - Returns: The header.
    @discardableResult
    public func addPullRefresh(
      _ indicator: (any RefreshIndicator)? = nil, refreshingBlock: @escaping () -> Void
    ) -> RefreshIndicatorHeader {
      handle { list.addPullRefresh(indicator, refreshingBlock: refreshingBlock) }
    }

    /// Begins a refresh of the header; has no effect without a header.
    public func beginHeaderRefreshing() {
      handle { list.beginHeaderRefreshing() }
    }

    /// Ends the refresh of the header; has no effect without a header or a refresh.
    public func endHeaderRefreshing() {
      handle { list.endHeaderRefreshing() }
    }

    /// Ends the refresh of the header, and sets or resets noMoreData at the footer.
    ///
    /// - Parameters:
    ///   - noMoreData: Whether there is nothing to load at the end of the list.
    ///   - count: The number of rows, by which a footer hides that shows itself only with rows.
    public func endHeaderRefreshing(noMoreData: Bool, count: Int) {
      handle { list.endHeaderRefreshing(noMoreData: noMoreData, count: count) }
    }

    // MARK: Insets

    /// The app's own inset: `UIScrollView.contentInset` without what components have reserved. It can be
    /// set, and added to, at any time.
    public var contentInset: UIEdgeInsets {
      get { UIEdgeInsets(list.contentInset) }
      set { handle { setOwnInset(EdgeInsets(newValue)) } }
    }

    /// What components have reserved, side by side. `UIScrollView.contentInset` is the sum of this and
    /// ``contentInset``.
    public var reservedInset: UIEdgeInsets { UIEdgeInsets(list.reservedInset) }
  }
#endif
