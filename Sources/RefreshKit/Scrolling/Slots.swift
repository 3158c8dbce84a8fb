/// Something with slots for a header, a footer, a trailer and a leader: a list of the kit, or the
/// host of a scroll view of UIKit.
@preconcurrency @MainActor
public protocol RefreshSlots: AnyObject {
  /// The component above the content, or nil (the default).
  var header: RefreshHeader? { get set }
  /// The component below the content, or nil (the default).
  var footer: RefreshFooter? { get set }
  /// The component after content that scrolls horizontally, or nil (the default).
  var trailer: RefreshTrailer? { get set }
  /// The component before content that scrolls horizontally, or nil (the default).
  var leader: RefreshLeader? { get set }
}

extension RefreshSlots {
  /// Begins a refresh of the header. The call has no effect without a header.
  public func beginHeaderRefreshing() {
    header?.beginRefreshing()
  }

  /// Ends the refresh of the header. The call has no effect without a header or a refresh.
  public func endHeaderRefreshing() {
    end { $0.header?.endRefreshing() }
  }

  /// Ends the footer's refresh. The call has no effect without a footer, and may be made at any
  /// time, also in callbacks.
  ///
  /// - Parameter noMoreData: Whether the page that was loaded is the last one. If so, the footer's
  ///   state becomes noMoreData, and idle otherwise.
  public func endFooterRefreshing(noMoreData: Bool) {
    end {
      if noMoreData {
        $0.footer?.endRefreshingWithNoMoreData()
      } else {
        $0.footer?.endRefreshing()
      }
    }
  }

  /// Calls `end`. On UIKit, apps may end refreshes on any thread: then `end` is called later on the
  /// main thread, where the slots must be read.
  private func end(_ end: @escaping @MainActor @Sendable (Self) -> Void) {
    #if UIKIT
      if MainThread.takes("the end of a refresh", { end(self) }) { return }
    #endif
    end(self)
  }

  /// Whether the header refreshes; false without a header.
  public var isHeaderRefreshing: Bool {
    #if UIKIT
      slotsWereRead()
    #endif
    return header?.isRefreshing == true
  }

  /// Whether the footer refreshes; false without a footer.
  public var isFooterRefreshing: Bool {
    #if UIKIT
      slotsWereRead()
    #endif
    return footer?.isRefreshing == true
  }
}

/// A scroll view that can have refresh components: one of the kit, or one of UIKit.
@preconcurrency @MainActor
public protocol ListShowing: AnyObject {
  /// The list of the components.
  var refreshList: ScrollView { get }
}

extension ScrollView: ListShowing {
  /// This list.
  public var refreshList: ScrollView { self }
}

extension ListShowing {
  /// Puts a component into a slot. On UIKit, the host places the component afterward.
  fileprivate func link(_ change: (ScrollView) -> Void) {
    let list = refreshList
    #if UIKIT
      list.handle { change(list) }
    #else
      change(list)
    #endif
  }
}

/// The four slots.
///
/// Setting a slot first detaches its previous component, whose refresh ends without callbacks. The
/// new component is inserted at the back of the subviews (on UIKit, the subviews of the
/// `UIScrollView`) and gets the width or height of the scroll view. Removing a component from its
/// superview empties the slot. Adding a component as a subview of a list puts it into its slot. A
/// component that was added to a `UIScrollView` fills the slot in the next turn, unless another
/// component is there.
extension ScrollView: RefreshSlots {
  /// The component above the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var header: RefreshHeader? {
    get { component(at: .top) as? RefreshHeader }
    set { replace(header, with: newValue) }
  }

  /// The component below the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var footer: RefreshFooter? {
    get { component(at: .bottom) as? RefreshFooter }
    set { replace(footer, with: newValue) }
  }

  /// The component after content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var trailer: RefreshTrailer? {
    get { component(at: .right) as? RefreshTrailer }
    set { replace(trailer, with: newValue) }
  }

  /// The component before content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var leader: RefreshLeader? {
    get { component(at: .left) as? RefreshLeader }
    set { replace(leader, with: newValue) }
  }
}

extension RefreshHeader {
  /// Puts the header into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: any ListShowing) -> Self {
    scrollView.link { $0.header = self }
    return self
  }
}

extension RefreshFooter {
  /// Puts the footer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: any ListShowing) -> Self {
    scrollView.link { $0.footer = self }
    return self
  }
}

extension RefreshTrailer {
  /// Puts the trailer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: any ListShowing) -> Self {
    scrollView.link { $0.trailer = self }
    return self
  }
}

extension RefreshLeader {
  /// Puts the leader into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: any ListShowing) -> Self {
    scrollView.link { $0.leader = self }
    return self
  }
}

extension ScrollView {
  /// Returns the component in the slot at `edge`. An app that ends a refresh by
  /// `header?.endRefreshing()` may call this function on any thread. So it has a loop and no
  /// closure: a closure would belong to the main actor, and would stop the program on another
  /// thread.
  package func component(at edge: Edge) -> RefreshComponent? {
    for component in components where component.edge == edge { return component }
    return nil
  }

  #if !UIKIT
    /// Puts a component that is added as a subview into its slot. Returns false if the component is
    /// in this list already, and so only moves among the subviews.
    func takeIntoSlot(_ component: RefreshComponent) -> Bool {
      guard component.superview !== self else { return false }
      if let other = self.component(at: component.edge) {
        fatalError(
          "A \(typeName(of: component)) cannot be added to a scroll view with a "
            + "\(typeName(of: other)) in the same slot; set the slot to replace that one.")
      }
      component.removeFromSuperview()
      setComponent(component, at: component.edge)
      return true
    }
  #endif

  /// Sets the slot at `edge`. If the class of the component does not belong in that slot, the slot
  /// becomes empty.
  package func setComponent(_ component: RefreshComponent?, at edge: Edge) {
    switch edge {
    case .top: header = component as? RefreshHeader
    case .bottom: footer = component as? RefreshFooter
    case .right: trailer = component as? RefreshTrailer
    case .left: leader = component as? RefreshLeader
    }
  }

  private func replace(_ old: RefreshComponent?, with new: RefreshComponent?) {
    guard old !== new else { return }
    input(.slot(old: old, new: new)) { put(new, inPlaceOf: old) }
  }

  /// Replaces `old` in its slot. If an observer meanwhile puts another component into the slot,
  /// that component is replaced, too.
  private func put(_ new: RefreshComponent?, inPlaceOf old: RefreshComponent?) {
    if let old { detach(old) }
    guard let new, component(at: new.edge) !== new else { return }
    guard new.scrollView == nil else {
      fatalError(
        "A \(typeName(of: new)) is in a scroll view already; "
          + "set that slot to nil before you put it into another.")
    }
    if new.isAttached { new.leave(self) }
    if let successor = component(at: new.edge) { detach(successor) }
    if let other = component(at: new.edge) {
      fatalError(
        "A \(typeName(of: other)) was put into a slot that is being set, and again when that one was "
          + "taken out; do not fill a slot when a component leaves it.")
    }
    attach(new)
  }
}
