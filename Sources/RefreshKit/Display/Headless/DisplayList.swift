#if !UIKIT
  /// The visible contents of a scroll view at one time: what a host draws, from the back to the
  /// front.
  ///
  /// ``ScrollView/displayList()`` makes one. It has the contents of the views of the kit
  /// and of the app. A host that draws other contents, such as rows that are not views, draws them
  /// in front of the groups that do not float, and behind those that do.
  public struct DisplayList: Sendable, Hashable {
    /// A subview of the scroll view with its subviews: a component, or a view of the app.
    public struct Group: Sendable, Hashable {
      /// The frame of the subview, in points from the upper left corner of the visible area.
      public var frame: Rect
      /// The edge of the component; nil for a view that is not a component.
      public var edge: Edge?
      /// Whether the group stays in front of the content while the content scrolls.
      public var isFloating: Bool
      /// The items, from the back to the front; never empty.
      public var items: [DisplayItem]

      /// Makes a group.
      public init(frame: Rect, edge: Edge? = nil, isFloating: Bool = false, items: [DisplayItem]) {
        self.frame = frame
        self.edge = edge
        self.isFloating = isFloating
        self.items = items
      }
    }

    /// The time, in seconds of the timeline.
    public var time: Double
    /// The size of the visible area, in points.
    public var size: Size
    /// The frame of the content, in points from the upper left corner of the visible area.
    public var contentFrame: Rect
    /// The groups from the back to the front: floating groups are the last ones.
    public var groups: [Group]
    /// The next time at which the list changes by itself, in seconds of the timeline: ``time`` if
    /// it changes with each frame, nil if it does not change. Animations, which
    /// ``Timeline/isAnimating`` reports, and views out of sight do not count.
    public var nextChange: Double?

    /// The items of all groups, from the back to the front.
    public var items: [DisplayItem] { groups.flatMap { $0.items } }

    /// Makes a list.
    public init(
      time: Double, size: Size, contentFrame: Rect, groups: [Group] = [], nextChange: Double? = nil
    ) {
      self.time = time
      self.size = size
      self.contentFrame = contentFrame
      self.groups = groups
      self.nextChange = nextChange
    }
  }

  extension ScrollView {
    /// Lists the visible contents of the view at the present time, for a host that draws them.
    ///
    /// Each call makes a new list and changes nothing. Views are laid out only in
    /// ``Timeline/advance(by:)``. So advance by 0 first: otherwise a new view may be listed with
    /// size 0, and a changed view with its old frame.
    ///
    /// - Returns: The list; empty while the view is hidden or transparent.
    /// - Complexity: O(*n*) in the number of views inside.
    public func displayList() -> DisplayList {
      let space = DrawingSpace(
        size: frame.size, alpha: presentation.alpha,
        layoutDirection: resolvedLayoutDirection)
      let offset = scrollPresentation.contentOffset
      var list = DisplayList(
        time: timeline.now, size: frame.size,
        contentFrame: Rect(origin: Point(x: 0 - offset.x, y: 0 - offset.y), size: contentSize))
      guard isShown, space.alpha > 0 else { return list }
      let content = space.scrolled(to: offset)
      for view in subviewsInDisplayOrder {
        let component = view as? RefreshComponent
        let content = content.scrolled(to: .zero - stickyTranslation(of: view, at: offset))
        let isCovered = component?.placement.depth == .behindContent
        let space =
          isCovered ? content.clipped(to: list.area(beyond: component?.edge)) : content
        var context = DisplayContext(
          time: timeline.now, reducesMotion: reducesMotion, space: space,
          view: ObjectIdentifier(view))
        view.display(in: &context)
        if !context.items.isEmpty {
          list.groups.append(
            DisplayList.Group(
              frame: content.frame(of: view.presentation.frame), edge: component?.edge,
              isFloating: component?.floatsAboveContent ?? false, items: context.items))
        }
        if let change = context.nextChange {
          list.nextChange = min(list.nextChange ?? change, change)
        }
      }
      return list
    }
  }

  extension DisplayList {
    /// Returns the area between `edge` and the content, in which a component behind the content is
    /// visible. If `edge` is nil, returns the visible area. The area may extend beyond the visible
    /// area; ``DrawingSpace/clipped(to:)`` cuts that part off.
    fileprivate func area(beyond edge: Edge?) -> Rect {
      var area = Rect(origin: .zero, size: size)
      switch edge {
      case .top: area.size.height = max(0, contentFrame.y)
      case .left: area.size.width = max(0, contentFrame.x)
      case .bottom: area.origin.y = max(0, contentFrame.maxY)
      case .right: area.origin.x = max(0, contentFrame.maxX)
      case nil: break
      }
      return area
    }
  }

  extension View {
    /// The subviews from the back to the front. Components that float above the content come last.
    final var subviewsInDisplayOrder: [View] {
      guard let scrollView = self as? ScrollView,
        scrollView.components.contains(where: { $0.floatsAboveContent })
      else { return subviews }
      func floats(_ view: View) -> Bool { (view as? RefreshComponent)?.floatsAboveContent ?? false }
      return subviews.filter { !floats($0) } + subviews.filter(floats)
    }

    /// Adds what the view and its subviews draw. Before and after the call, `context` is in the
    /// coordinates of the superview.
    fileprivate final func display(in context: inout DisplayContext) {
      guard isShown else { return }
      let (outer, time, reducesMotion) = (context.space, context.time, context.reducesMotion)
      let space = outer.subviewSpace(presentation, layoutDirection)
      guard space.alpha > 0 else { return }
      context.space = space
      if space.isNearSight {
        context.view = ObjectIdentifier(self)
        draw(in: &context)
      }
      displaySubviews(in: &context)
      (context.space, context.time, context.reducesMotion) = (outer, time, reducesMotion)
    }

    private final func displaySubviews(in context: inout DisplayContext) {
      if clipsToBounds { context.space = context.space.clipped() }
      guard let scrollView = self as? ScrollView else {
        for view in subviews { view.display(in: &context) }
        return
      }
      let offset = scrollView.scrollPresentation.contentOffset
      let content = context.space.clipped().scrolled(to: offset)
      (context.time, context.reducesMotion) = (scrollView.timeline.now, scrollView.reducesMotion)
      for view in subviewsInDisplayOrder {
        context.space = content.scrolled(
          to: .zero - scrollView.stickyTranslation(of: view, at: offset))
        view.display(in: &context)
      }
    }
  }

  extension ScrollView {
    /// The view that a tap at a point reaches: the foremost view with a ``View/tapAction``, such as
    /// the title of an auto footer. A host that has recognized a tap calls its ``View/tap()``.
    ///
    /// Hidden and transparent views, and views without user interaction, are skipped with their
    /// subviews. So are parts of views beyond the bounds of a superview or of this view. Views are
    /// at the ends of their animations, as in UIKit.
    ///
    /// - Parameter point: A point of the visible area, as in ``touch(_:at:id:timestamp:)``.
    /// - Returns: The view; nil if a tap does nothing.
    public func hitTest(at point: Point) -> View? {
      guard bounds.contains(point) else { return nil }
      return tapTarget(at: point)
    }
  }

  extension View {
    /// UIKit's limit: views with less alpha take no touches.
    private static var leastAlpha: Double { 0.01 }

    /// Performs ``tapAction``. A host calls this function when the view is tapped.
    public final func tap() {
      tapAction?()
    }

    fileprivate final func tapTarget(at point: Point) -> View? {
      guard isShown, isUserInteractionEnabled, alpha >= Self.leastAlpha else { return nil }
      let scrollView = self as? ScrollView
      let offset = scrollView?.contentOffset ?? .zero
      for view in subviewsInDisplayOrder.reversed() {
        let translation = scrollView?.stickyTranslation(of: view, at: offset) ?? .zero
        let inside = view.point(at: point + offset - translation)
        if view.bounds.contains(inside), let target = view.tapTarget(at: inside) { return target }
      }
      return tapAction == nil ? nil : self
    }

    /// Converts a point from the superview's coordinates to those of this view.
    private final func point(at point: Point) -> Point {
      guard rotation != 0 else { return Point(x: point.x - frame.x, y: point.y - frame.y) }
      let middle = frame.center
      let rotated = Rotation(rotation).inverseApplied(
        to: Point(x: point.x - middle.x, y: point.y - middle.y))
      return Point(x: rotated.x + frame.width / 2, y: rotated.y + frame.height / 2)
    }
  }
#endif
