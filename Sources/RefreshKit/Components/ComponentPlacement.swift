/// How the offset places a component, and how long it is: computes its frames. See ``RefreshComponent/style``.
nonisolated struct ComponentPlacement: Equatable {
  /// The style: the app's, or that of the class.
  private(set) var style: RefreshStyle
  /// Whether the offset places the component: its style does, or its class.
  private(set) var followsOffset: Bool
  /// Whether the first layout has placed the component; from then on it follows the geometry at once.
  var isPlaced = false
  /// The length of a stretched component without the stretching, in points; nil if it is not stretched.
  var ownLength: Double?
  /// The pull that refreshes, in points; nil if that is the length.
  var pullLength: Double?

  private let isPulled: Bool

  /// Makes the placement of a class.
  init(_ traits: Traits = Traits()) {
    isPulled = traits.isPulled
    style = traits.fixedStyle ?? .follow
    followsOffset = traits.fixedStyle != nil
  }

  /// Takes the style that the app has set.
  mutating func choose(_ style: RefreshStyle) {
    self.style = style
    followsOffset = isPulled && style != .follow
  }

  /// Where the component is drawn.
  var depth: ScrollAccessory.Depth {
    guard isPulled, style != .follow else { return .amongContent }
    return style == .front ? .aboveContent : .behindContent
  }

  /// The frame at an offset.
  ///
  /// - Parameters:
  ///   - frame: The present frame.
  ///   - edge: The edge of the view that the component is at.
  ///   - view: The scroll view.
  ///   - ignored: How much of the inset at the edge the component ignores, in points.
  ///   - distance: How far the content is pulled, in points.
  ///   - isRefreshing: Whether the component is shown for a refresh.
  mutating func place(
    _ frame: Rect, at edge: Edge, in view: ScrollSnapshot, ignoring ignored: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) -> Rect {
    let axis = edge.axis
    if style == .stretch, ownLength == nil { ownLength = frame.size[axis] }
    let (geometry, offset) = (view.geometry, view.offset[axis])
    let visibleEdge =
      edge == axis.leadingEdge
      ? offset + geometry.inset[edge] - ignored
      : offset + geometry.size[axis] - geometry.inset[edge] + ignored
    let span = StyledSpan(
      style, length: ownLength ?? frame.size[axis], at: edge, of: visibleEdge,
      pulledBy: distance, isRefreshing: isRefreshing)
    var frame = frame
    (frame.origin[axis], frame.size[axis]) = (span.origin, span.length)
    return frame
  }
}

/// A component along its axis, beside an edge of the visible area.
nonisolated struct StyledSpan: Hashable {
  /// The origin and the length, in points.
  var (origin, length): (Double, Double)

  /// - Parameters:
  ///   - style: The style; not ``RefreshStyle/follow``, which does not depend on the visible area.
  ///   - length: The length that the component has by itself, in points.
  ///   - edge: The edge of the view that the component is at.
  ///   - place: The coordinate of that edge.
  ///   - distance: How far the content is pulled, in points.
  ///   - isRefreshing: Whether the component is shown for a refresh.
  init(
    _ style: RefreshStyle, length: Double, at edge: Edge, of place: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) {
    self.length = style == .stretch ? max(length, distance) : length
    let isMovedIn = style != .front || isRefreshing
    let shown = isMovedIn ? self.length : distance.clamped(to: 0...max(0, length))
    let isLeading = edge == edge.axis.leadingEdge
    origin = isLeading ? place + shown - self.length : place - shown
  }
}
