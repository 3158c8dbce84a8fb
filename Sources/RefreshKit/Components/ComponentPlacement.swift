/// Computes the frame of a component from the offset. See ``RefreshComponent/style``.
nonisolated struct ComponentPlacement: Equatable {
  /// The style that the app has set, or the fixed style of the class.
  private(set) var style: RefreshStyle
  /// Whether the frame depends on the offset, because of the style or the class.
  private(set) var followsOffset: Bool
  /// Whether the first layout has placed the component. After that it is placed at each change of
  /// the geometry.
  var isPlaced = false
  /// The length of a stretched component when it is not pulled, in points; nil for other
  /// components.
  var ownLength: Double?

  private let isPulled: Bool

  /// Makes the placement of a class.
  init(_ traits: Traits = Traits()) {
    isPulled = traits.isPulled
    style = traits.fixedStyle ?? .follow
    followsOffset = traits.fixedStyle != nil
  }

  /// Sets the style, as the app chooses.
  mutating func choose(_ style: RefreshStyle) {
    self.style = style
    followsOffset = isPulled && style != .follow
  }

  /// The depth at which the component is drawn.
  var depth: ScrollAccessory.Depth {
    guard isPulled, style != .follow else { return .amongContent }
    return style == .front ? .aboveContent : .behindContent
  }

  /// Returns the frame at the present offset.
  ///
  /// - Parameters:
  ///   - frame: The present frame.
  ///   - edge: The edge of the component.
  ///   - snapshot: The state of the scroll view.
  ///   - ignored: The part of the inset at the edge that the component ignores, in points.
  ///   - distance: The distance by which the content is pulled, in points.
  ///   - isRefreshing: Whether the component is shown for a refresh.
  mutating func place(
    _ frame: Rect, at edge: Edge, in snapshot: ScrollSnapshot, ignoring ignored: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) -> Rect {
    let axis = edge.axis
    if style == .stretch, ownLength == nil { ownLength = frame.size[axis] }
    let (geometry, offset) = (snapshot.geometry, snapshot.offset[axis])
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

/// The origin and length of a component along its axis, at an edge of the visible area.
nonisolated struct StyledSpan: Hashable {
  /// The origin and the length, in points.
  var (origin, length): (Double, Double)

  /// - Parameters:
  ///   - style: The style; not ``RefreshStyle/follow``, which does not depend on the visible area.
  ///   - length: The length of the component when it is not stretched, in points.
  ///   - edge: The edge of the component.
  ///   - visibleEdge: The coordinate of that edge of the visible area.
  ///   - distance: The distance by which the content is pulled, in points.
  ///   - isRefreshing: Whether the component is shown for a refresh.
  init(
    _ style: RefreshStyle, length: Double, at edge: Edge, of visibleEdge: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) {
    self.length = style == .stretch ? max(length, distance) : length
    let isMovedIn = style != .front || isRefreshing
    let shown = isMovedIn ? self.length : distance.clamped(to: 0...max(0, length))
    let isLeading = edge == edge.axis.leadingEdge
    origin = isLeading ? visibleEdge + shown - self.length : visibleEdge - shown
  }
}
