/// Places a component after layouts, changes of the geometry, and changes of the offset.
extension RefreshComponent {
  /// Whether the first layout has placed the component. After that it is placed at each change of
  /// the geometry.
  package final var isPlaced: Bool { placement.isPlaced }

  /// Places the component in the scroll view, if it is in one.
  final func place() {
    guard let geometry = host?.use({ $0.geometry.withoutLevel(at: edge) }) else { return }
    place(in: geometry)
    placeByOffset()
  }

  /// Places the component again, if a layout has placed it before.
  final func placeAgain() {
    if isPlaced { place() }
  }

  /// Sets the part of the inset at its edge that the component ignores. The name is that of the
  /// property of its class.
  final func setIgnoredInset(_ name: String, to distance: Double) {
    let old = settings.ignoredInset
    set(name, to: distance.finite(or: old)) {
      settings.ignoredInset = $0
      if $0 != old { placeAgain() }
    }
  }

  /// Called by each layout; places the component.
  final func placeByLayout() {
    placement.isPlaced = true
    place()
  }

  /// Places the component if its frame depends on the offset.
  final func placeByOffset() {
    guard followsOffset, isPlaced, let host else { return }
    host.use { placeByOffset(in: $0) }
  }

  /// Sets the frame that belongs to the style and the present offset.
  final func placeByStyle(in list: ScrollView) {
    setFrameByStyle(
      placement.place(
        frame, at: edge, in: list._snapshot, ignoring: settings.ignoredInset,
        pulledBy: pullDistance, isRefreshing: machine.state == .refreshing))
  }

  /// The length of the component when it is not stretched, in points.
  final var ownLength: Double { placement.ownLength ?? frame.size[edge.axis] }

  /// The length that is visible during a refresh, in points: the component's length, or 0 if it is
  /// negative.
  final var openLength: Double { max(0, ownLength) }

  /// Sets the length of a stretched component to its length without stretching.
  final func endStretching() {
    guard let length = placement.ownLength else { return }
    var frame = frame
    frame.size[edge.axis] = length
    setFrameByStyle(frame)
    placement.ownLength = nil
  }

  /// Sets the frame without changing ``ownLength``.
  private func setFrameByStyle(_ frame: Rect) {
    let length = placement.ownLength
    self.frame = frame
    placement.ownLength = length
  }

  /// Stores the length that the app has set while the component is stretched.
  final func lengthDidChange(from old: Rect) {
    let axis = edge.axis
    guard placement.ownLength != nil, frame.size[axis] != old.size[axis] else { return }
    placement.ownLength = frame.size[axis]
  }
}

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

/// The position and length of a pulled component while the content moves; see
/// ``RefreshComponent/style``.
public nonisolated enum RefreshStyle: String, Sendable, CaseIterable {
  /// The component is at the edge of the content, and moves with the content.
  case follow
  /// The component is at the edge of the view, behind the content, and the pull uncovers it.
  case behind
  /// The component is in front of the content. The pull moves it into the view until it is fully
  /// visible, and it stays there during a refresh. It reserves no inset, and the content returns to
  /// rest.
  case front
  /// The component is at the edge of the view, behind the content. A pull longer than the component
  /// stretches it.
  case stretch
}

extension RefreshComponent {
  /// The position of the component while the content moves; ``RefreshStyle/follow`` by default, and
  /// always ``RefreshStyle/front`` for a ``RefreshRingHeader``.
  ///
  /// Setting it moves the component at once. Thresholds and states are the same in every style.
  /// Whether a refresh reserves an inset is decided when it begins. The property has no effect on
  /// components that are not pulled: auto headers, auto footers, and a bare ``RefreshFooter``.
  public final var style: RefreshStyle {
    get { placement.style }
    set {
      guard machine.traits.fixedStyle == nil, newValue != placement.style else { return }
      set("style", to: newValue) {
        placement.choose($0)
        depth = placement.depth
        updateOffsetFollowers()
        if $0 != .stretch { endStretching() }
        placeAgain()
      }
    }
  }
}

nonisolated extension RefreshStyle: SettingRepresentable {}

extension RefreshComponent {
  /// The durations and the list of the component's animations.
  final var animator: Animator {
    Animator(list: host, fast: fastAnimationDuration, slow: slowAnimationDuration)
  }

  /// Sets the height to `height` points if the component is lower when it is not stretched.
  final func grow(to height: Double) {
    if height > (placement.ownLength ?? frame.size.height) { frame.size.height = height }
  }
}
