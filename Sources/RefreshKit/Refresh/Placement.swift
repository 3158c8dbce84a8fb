extension RefreshComponent {
  package final var isLaidOut: Bool { placement.isLaidOut }

  /// Whether the component is beyond the content and is pulled into sight: a header, back footer,
  /// leader or trailer. Auto headers and auto footers belong to the content.
  package final var isPulled: Bool { machine.traits.isPulled }

  /// Whether the user pulls a control of the platform instead of the component.
  package final var isPulledByPlatform: Bool { machine.traits.isPulledByPlatform }

  package final var floatsAboveContent: Bool { placement.depth == .aboveContent }

  final func place() {
    guard let geometry = unretainedList?.use({ $0.geometry.withoutLevel(at: edge) }) else { return }
    byKit { place(in: geometry) }
    followOffset()
  }

  /// Runs `place`, which sets the frame of the component. On UIKit, a component may be drawn at
  /// another place than its frame. Auto Layout knows only the place of the drawing, and may set it
  /// as the frame. The component ignores this, unless `place` sets that frame.
  private func byKit(_ place: () -> Void) {
    #if UIKIT
      let outer = exchange(&storage.isBeingPlaced, with: true)
      place()
      storage.isBeingPlaced = outer
    #else
      place()
    #endif
  }

  /// Places the component, and lets the scroll view bounce along its axis. A leader or trailer
  /// turns the vertical bounce off, unless there is also a header or footer.
  final func placeAtAttach(in scrollView: ScrollView) {
    guard edge.axis == .horizontal else {
      frame.size.width = scrollView.frame.width
      scrollView.alwaysBounceVertical = true
      return place()
    }
    let geometry = scrollView.geometry
    byKit { placeBesideContent(at: geometry.start(along: .horizontal), in: geometry) }
    scrollView.alwaysBounceHorizontal = true
    if scrollView.header == nil, scrollView.footer == nil {
      scrollView.alwaysBounceVertical = false
    }
  }

  final func placeBesideContent(at x: Double, in geometry: ScrollGeometry) {
    frame = Rect(x: x, y: frame.y, width: frame.size.width, height: geometry.size.height)
  }

  /// Returns the coordinate, along the axis, at which a back footer or trailer begins: the end of
  /// the content or, if it is farther, the end of the view inside the insets. The `ignored` points
  /// are added.
  final func originAfterContent(in geometry: ScrollGeometry, ignoring ignored: Double) -> Double {
    let axis = edge.axis
    let inset = geometry.insetAtRest
    let view = geometry.size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge]
    return max(geometry.contentSize[axis], view) + ignored
  }

  final func placeAgain() {
    if isLaidOut { place() }
  }

  final func setIgnoredInset(_ distance: Double) {
    guard distance != settings.ignoredInset else { return }
    settings.ignoredInset = distance
    placeAgain()
  }

  final func placeByLayout() {
    placement.isLaidOut = true
    place()
  }

  final func followOffset() {
    guard placement.followsOffset, isLaidOut, let unretainedList else { return }
    unretainedList.use { list in byKit { followOffset(in: list) } }
  }

  final func placeInStyle(in list: ScrollView) {
    setFrameByStyle(
      placement.place(
        frame, at: edge, in: list.scrollState, ignoring: settings.ignoredInset,
        pulledBy: pullDistance, isRefreshing: machine.state == .refreshing))
  }

  /// The length of the component when it is not stretched, in points.
  package final var ownLength: Double { placement.ownLength ?? frame.size[edge.axis] }

  /// The length that is visible during a refresh, in points.
  final var openLength: Double { max(0, ownLength) }

  final func endStretching() {
    guard let length = placement.ownLength else { return }
    var frame = frame
    frame.size[edge.axis] = length
    setFrameByStyle(frame)
    placement.ownLength = nil
  }

  /// Sets the frame, and keeps the component's own length. The set calls
  /// ``lengthDidChange(from:)``, which would take the stretched length for the component's own.
  private func setFrameByStyle(_ frame: Rect) {
    let (ownLength, lengthOfKit) = (placement.ownLength, placement.lengthOfKit)
    self.frame = frame
    (placement.ownLength, placement.lengthOfKit) = (ownLength, lengthOfKit)
  }

  /// Called when the frame was set. If the length has changed while the component is stretched, the
  /// new length becomes the component's own.
  final func lengthDidChange(from old: Rect) {
    let axis = edge.axis
    guard frame.size[axis] != old.size[axis] else { return }
    placement.lengthOfKit = nil
    if placement.ownLength != nil { placement.ownLength = frame.size[axis] }
  }

  /// Sets a length that the app has not chosen.
  final func setLengthOfKit(_ length: Double) {
    frame.size[edge.axis] = length
    placement.lengthOfKit = length
  }
}

package struct ComponentPlacement: Equatable {
  var style: RefreshStyle
  /// Whether a layout has placed the component. Before that, ``RefreshComponent/placeAgain()`` and
  /// ``RefreshComponent/followOffset()`` do nothing.
  var isLaidOut = false
  /// The length when the component is not stretched, in points; nil if the style does not stretch
  /// the component.
  package var ownLength: Double?
  /// The length that the kit has set, in points, without the extra length that larger texts need;
  /// nil if the app has set a length.
  var lengthOfKit: Double?

  private let isPulled: Bool

  init(_ traits: Traits = Traits()) {
    isPulled = traits.isPulled
    style = traits.fixedStyle ?? .follow
  }

  package var followsOffset: Bool { isPulled && style != .follow }

  var depth: Depth {
    guard followsOffset else { return .amongContent }
    return style == .front ? .aboveContent : .behindContent
  }

  enum Depth {
    case behindContent
    case amongContent
    case aboveContent
  }

  /// Returns the frame in a style other than ``RefreshStyle/follow``. `ignored` and `distance` are
  /// in points.
  mutating func place(
    _ frame: Rect, at edge: Edge, in snapshot: ScrollSnapshot, ignoring ignored: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) -> Rect {
    let axis = edge.axis
    if style == .stretch, ownLength == nil { ownLength = frame.size[axis] }
    let (geometry, offset) = (snapshot.geometry, snapshot.offset[axis])
    let visibleEdge =
      edge.isLeading
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

struct StyledSpan: Hashable {
  /// Along the component's axis, in points.
  var (origin, length): (Double, Double)

  /// Lengths are in points. `style` must not be ``RefreshStyle/follow``: in that style, the
  /// position does not depend on the visible area.
  init(
    _ style: RefreshStyle, length: Double, at edge: Edge, of visibleEdge: Double,
    pulledBy distance: Double, isRefreshing: Bool
  ) {
    self.length = style == .stretch ? max(length, distance) : length
    let isMovedIn = style != .front || isRefreshing
    let visibleLength = isMovedIn ? self.length : distance.clamped(to: 0...max(0, length))
    origin =
      edge.isLeading ? visibleEdge + visibleLength - self.length : visibleEdge - visibleLength
  }
}

/// The position and length of a pulled component while the content moves; see
/// ``RefreshComponent/style``.
public enum RefreshStyle: String, Sendable, CaseIterable {
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
    set { if machine.traits.fixedStyle == nil { set(.style, to: newValue) } }
  }

  final func setStyle(_ style: RefreshStyle) {
    guard machine.traits.fixedStyle == nil else { return }
    placement.style = style
    if style != .stretch { endStretching() }
    placeAgain()
  }
}

extension RefreshStyle: SettingRepresentable {}
