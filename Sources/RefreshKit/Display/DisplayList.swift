/// All that is seen in a scroll view at one moment: what a host draws, from the back to the front.
///
/// ``ScrollView/displayList(settled:)`` makes one. It holds what views of the kit and of the app
/// draw; what a host draws by itself, such as rows that are no views, stands between the groups that
/// float and those that do not.
public nonisolated struct DisplayList: Sendable, Hashable {
  /// A subview of the scroll view, with all that is in it: a component, or a view of the app.
  public nonisolated struct Group: Sendable, Hashable {
    /// The place of the subview, in points from the upper left corner of the visible area.
    public var frame: Rect
    /// The edge at which the component stands; nil for a view that is no component.
    public var edge: Edge?
    /// Whether it stays in front of the content, wherever that is.
    public var isFloating: Bool
    /// What is drawn, from the back to the front; never empty.
    public var items: [DisplayItem]

    /// Makes a group.
    public init(frame: Rect, edge: Edge? = nil, isFloating: Bool = false, items: [DisplayItem]) {
      self.frame = frame
      self.edge = edge
      self.isFloating = isFloating
      self.items = items
    }
  }

  /// The moment that is shown, in seconds of the timeline.
  public var time: Double
  /// The size of the visible area, in points.
  public var size: Size
  /// Where the content is, in points from the upper left corner of the visible area.
  public var contentFrame: Rect
  /// What is drawn, from the back to the front: those that float come last.
  public var groups: [Group]
  /// When something in the list is another by itself, in seconds of the timeline, apart from the
  /// animations that ``Timeline/isAnimating`` tells of; ``time`` where it changes with each frame,
  /// nil where nothing does. What is out of sight does not count.
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
