#if !UIKIT
  /// The visible contents of a scroll view at one time: what a host draws, from the back to the
  /// front.
  ///
  /// ``ScrollView/displayList(settled:)`` makes one. It has the contents of the views of the kit and
  /// of the app. A host that draws other contents, such as rows that are not views, draws them in
  /// front of the groups that do not float, and behind those that do.
  public nonisolated struct DisplayList: Sendable, Hashable {
    /// A subview of the scroll view with its subviews: a component, or a view of the app.
    public nonisolated struct Group: Sendable, Hashable {
      /// The frame of the subview, in points from the upper left corner of the visible area.
      public var frame: Rect
      /// The edge of the component; nil for a view that is not a component.
      public var edge: Edge?
      /// Whether it stays in front of the content while that scrolls.
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
    /// The next time at which the list changes by itself, in seconds of the timeline: ``time`` if it
    /// changes with each frame, nil if it does not change. Animations, which ``Timeline/isAnimating``
    /// reports, and views out of sight do not count.
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
#endif
