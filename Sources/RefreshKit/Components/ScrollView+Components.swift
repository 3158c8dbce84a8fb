/// The four slots.
///
/// Setting a slot detaches its previous component first, whose refresh ends without callbacks. The
/// new component is inserted at the back of the subviews, on UIKit of those of the `UIScrollView`, and
/// gets the width or height of the scroll view. Removing a component from its superview empties the
/// slot. Adding a component as a subview of a list puts it into its slot; adding it to a
/// `UIScrollView` does not.
extension ScrollView {
  /// The component above the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var header: RefreshHeader? {
    get { accessories[.top] as? RefreshHeader }
    set { replace(header, with: newValue) }
  }

  /// The component below the content, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var footer: RefreshFooter? {
    get { accessories[.bottom] as? RefreshFooter }
    set { replace(footer, with: newValue) }
  }

  /// The component after content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var trailer: RefreshTrailer? {
    get { accessories[.right] as? RefreshTrailer }
    set { replace(trailer, with: newValue) }
  }

  /// The component before content that scrolls horizontally, or nil (the default).
  ///
  /// - Precondition: The component that is set is in no other scroll view.
  public var leader: RefreshLeader? {
    get { accessories[.left] as? RefreshLeader }
    set { replace(leader, with: newValue) }
  }
}

extension RefreshHeader {
  /// Puts the header into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.header = self
    return self
  }
}

extension RefreshFooter {
  /// Puts the footer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.footer = self
    return self
  }
}

extension RefreshTrailer {
  /// Puts the trailer into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.trailer = self
    return self
  }
}

extension RefreshLeader {
  /// Puts the leader into a scroll view's slot, and returns it.
  @discardableResult
  public final func link(to scrollView: ScrollView) -> Self {
    scrollView.leader = self
    return self
  }
}
