#if UIKIT
  import RefreshKit
  import UIKit

  /// The refreshing of a scroll view of UIKit: its header, footer, trailer and leader, and the app's own inset.
  ///
  /// The first read of `UIScrollView.refresh` makes the host, and the scroll view retains it. UIKit
  /// scrolls; the host observes the scroll view, without a delegate or a subclass, and performs the
  /// requests of the components, which are subviews of the scroll view. Changes are shown before
  /// the run loop sleeps.
  @preconcurrency @MainActor
  public final class RefreshHost: RefreshSlots {
    /// The list of the kit that follows ``view``, for members that the host does not have itself. The
    /// host is its driver. A component has it as its `scrollView`; its `superview` is ``view``.
    ///
    /// While a component opens or closes, the scroll view has the offset that is shown, and the
    /// inset of the open component. The list has the values at the end of the animation.
    public let list: ScrollView

    /// The scroll view; nil once it is deallocated.
    public private(set) weak var view: UIScrollView?

    /// Whether the user feels a light impact when a pull crosses the threshold; true by default. It
    /// has no effect on visionOS.
    public var givesHaptics = true

    /// Whether the fonts of labels follow the text size that the user prefers; true by default. Set
    /// fonts in their size at the default text size: the host scales them.
    public var adjustsFontForContentSizeCategory = true {
      didSet { placer.update() }
    }

    private var feedbackTokens: [ObjectIdentifier: ObservationToken] = [:]

    private(set) lazy var placer = ComponentPlacer(host: self)
    private(set) lazy var animator = FrameAnimator(self)
    private(set) lazy var layoutView = LayoutView(host: self)
    let impacts = Impacts()

    /// Whether the x coordinates of the list are counted from the right.
    var isFlipped = false { didSet { list.needsPlacing = true } }

    var inset = SharedInset()

    /// The properties of the scroll view whose value components have changed.
    var changedProperties: Set<Property> = []

    /// The pulls beyond the edges at which components hold the content.
    var heldPulls: [Edge: HeldPull] = [:]

    // MARK: Ongoing work

    /// The row whose position on the screen is kept; nil if no position is kept.
    var keptRow: VisibleRow?

    var observations: [NSKeyValueObservation] = []

    /// How many calls of ``event(_:)`` are nested; the outermost one places the components.
    var eventDepth = 0
    /// The values that were compared last; nil to compare all values again.
    var lastCompared: ComparedValues?
    /// Whether something has happened since the components were updated last.
    var needsUpdate = false

    /// The ongoing work of the host, UIKit and app code. Only `during(_:by:_:)` changes it.
    private(set) var ongoing = Ongoing()
    /// Whether the scroll view gets its inset in the next turn.
    var hasPendingInset = false

    /// How often the host has reported an offset, a shift or a pull, or has moved content back.
    var reportCount = 0
    /// In how many passes of the run loop the content has moved: see ``countMove(by:)``.
    var scrolledPassCount = 0
    /// The number of the last pass of the run loop in which a move was counted.
    var lastMovedPass = 0
    /// The media time of the last move that was counted, in seconds.
    var lastMoveTime = -Double.infinity

    var awaitsLayout = false
    /// A content size that was read before UIKit has notified the host of it.
    var earlyContentSize: CGSize?

    /// The media time at which the list's timeline began.
    let startTime = CACurrentMediaTime()
    /// The time of day minus the media time, when the list's time of day was set.
    var clockLead = HostClock.lead

    /// - Parameter view: Nil for a host that follows no scroll view.
    init(_ view: UIScrollView?) {
      self.view = view
      list = ScrollView(frame: .zero, timeline: .current())
      list.lastUpdatedTimes = UserDefaultsTimeStore()
      list.container = view
      list.handler = { [weak self] call in self?.handle(call) }
      list.viewsDidChange = { [weak self] in self?.viewsDidChange() }
      list.insetWillChange = { [weak self] in if let self { contentInset = flipped($0) } }
    }

    /// The result of `UIScrollView.refresh` on a thread other than the main thread, if the scroll
    /// view has no host yet. This host has no components.
    static let withoutView = RefreshHost(nil)

    /// Adds work to ``ongoing`` until `body` returns.
    func during<Result>(
      _ work: Ongoing.Work = [], by cause: ScrollCause? = nil, _ body: () -> Result
    ) -> Result {
      let outer = ongoing
      ongoing.work.insert(work)
      ongoing.writeCause = cause ?? outer.writeCause
      defer { ongoing = outer }
      return body()
    }

    private func viewsDidChange() {
      let components = list.attachedComponents
      if let view {
        if components.isEmpty {
          layoutView.removeFromSuperview()
        } else if layoutView.superview !== view {
          view.insertSubview(layoutView, at: 0)
        }
      }
      updateOccupiedEdges()
      updateBouncing()
      let oldTokens = exchange(&feedbackTokens, with: [:])
      for component in components {
        let id = ObjectIdentifier(component)
        feedbackTokens[id] =
          oldTokens[id]
          ?? component.observeFeedback { [weak self, weak component] in
            self?.give($0, of: component)
          }
      }
    }

    /// Makes an impact or an announcement. A refresh is announced only if the user has begun it: a
    /// refresh that the app has begun must not interrupt VoiceOver.
    private func give(_ feedback: Feedback, of component: RefreshComponent?) {
      switch feedback {
      case .tick: if givesHaptics { impacts.wait(for: component) }
      case .announcement(let text):
        guard component?.machine.isBegunByUser == true else { return }
        UIAccessibility.post(notification: .announcement, argument: text)
      }
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

    /// The component after content that scrolls horizontally, or nil (the default).
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

    /// Ends the refresh of the header, and sets or resets noMoreData at the footer.
    ///
    /// - Parameters:
    ///   - noMoreData: Whether there is nothing to load at the end of the list.
    ///   - count: The number of rows. A footer that is shown only with rows is hidden if the number
    ///     is 0.
    public func endHeaderRefreshing(noMoreData: Bool, count: Int) {
      let isTaken = MainThread.takes("the end of a refresh") {
        self.endHeaderRefreshing(noMoreData: noMoreData, count: count)
      }
      if !isTaken { handle { list.endHeaderRefreshing(noMoreData: noMoreData, count: count) } }
    }

    /// Cancels the refreshes of the components at once, without callbacks and animations: for a list in a cell that is
    /// used again, as from `UICollectionReusableView.prepareForReuse()`. The async function of a refresh is canceled.
    public func prepareForReuse() {
      handle {
        animator.end()
        let components = (list.header, list.footer, list.trailer, list.leader)
        (list.header, list.footer, list.trailer, list.leader) = (nil, nil, nil, nil)
        (list.header, list.footer, list.trailer, list.leader) = components
        let rest = list.geometry.clamp(offset)
        if rest != offset { animator.move(to: rest) }
      }
    }

    // MARK: Insets

    /// The meaning of an inset that the app itself writes to `UIScrollView.contentInset`;
    /// ``DirectInsets/automatic`` by default.
    ///
    /// Set it to ``DirectInsets/own`` if a view, or a library, writes absolute values, such as a
    /// view that is centered while it is zoomed, or a scroll view of SwiftUI. Amounts must not be
    /// added to `contentInset` then.
    public var directInsets = DirectInsets.automatic
  }

  /// The ongoing work of a host. Several kinds of work can be nested: a frame that the host shows
  /// moves the content and writes the inset, perhaps inside a notification of UIKit.
  struct Ongoing {
    /// The cause of the moves that the host's write makes; nil outside a write.
    var writeCause: ScrollCause?
    var work: Work = []

    struct Work: OptionSet {
      let rawValue: Int

      /// A notification of UIKit is being handled.
      static let notification = Work(rawValue: 1)
      /// The host writes the inset.
      static let insetWrite = Work(rawValue: 2)
      /// The host moves the content, and does not report the new offset.
      static let ignoredMove = Work(rawValue: 4)
      /// The host acts by itself in a pass of the run loop. Only then, and outside ``appCode``, may
      /// a collection view get an inset that components have reserved. It lays out inside the
      /// setter, and raises an exception if its data source is being asked, or if the app has
      /// changed its model and not reloaded the view yet.
      static let ownAction = Work(rawValue: 8)
      /// App code may be running. Either the host sets the offset, and UIKit calls the delegate. Or
      /// the host reports a move, and the list calls its observers.
      static let appCode = Work(rawValue: 16)
    }
  }

  /// The key of the associated object: the host of a scroll view.
  @MainActor private let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  extension UIScrollView: ListShowing {
    /// `refresh.list`.
    public var refreshList: ScrollView { refresh.list }

    /// The header, footer, trailer and leader of the scroll view, and the app's own inset.
    ///
    /// ```swift
    /// tableView.refresh.header = RefreshNormalHeader { load() }
    /// ```
    ///
    /// The scroll view retains the host. Reading this property updates the host from the scroll
    /// view. Refreshes may be ended on another thread. There, reading this property does not update
    /// the host. If the main thread has not read the property before, the result has no components.
    public var refresh: RefreshHost {
      if let host = objc_getAssociatedObject(self, key) as? RefreshHost {
        if Thread.isMainThread { host.compareOutsideEvents() }
        return host
      }
      guard Thread.isMainThread else {
        #if DEBUG
          NSLog(
            "RefreshUIKit: UIScrollView.refresh was first read outside the main thread. It has no components there."
          )
        #endif
        return .withoutView
      }
      let host = RefreshHost(self)
      objc_setAssociatedObject(self, key, host, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      host.start()
      return host
    }
  }

  extension RefreshHost: SlotTracking {
    package var trackedList: ListView { list }
  }
#endif
