/// Where a component that is pulled is, and how long, while the content moves; see
/// ``RefreshComponent/style``.
public nonisolated enum RefreshStyle: String, Sendable, CaseIterable {
  /// At the edge of the content: it moves with the content.
  case follow
  /// At the edge of the view, behind the content: the pull uncovers it.
  case behind
  /// In front of the content: the pull moves it in from outside of the view, up to the view's edge, and it
  /// stays there while it refreshes. It reserves no inset, and the content returns to rest.
  case front
  /// At the edge of the view, behind the content: a pull that is longer than the component stretches it.
  case stretch
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

extension RefreshComponent {
  /// Where the component is while the content moves; ``RefreshStyle/follow`` by default, and always
  /// ``RefreshStyle/front`` for a ``RefreshRingHeader``.
  ///
  /// Setting it moves the component at once. Thresholds and states are the same in every style. Whether a
  /// refresh reserves an inset is decided when it begins. It has no effect on components that are not
  /// pulled: auto footers, and a bare ``RefreshFooter``.
  public final var style: RefreshStyle {
    get { machine.traits.fixedStyle ?? settings.style }
    set {
      guard machine.traits.fixedStyle == nil, newValue != settings.style else { return }
      set("style", to: newValue) {
        settings.style = $0
        followsOffset = placesByStyle
        // Sends nothing, but sets ``ignoresCoveredMoves`` again, which depends on the style.
        event { _ in }
        isBehindContent = followsOffset && $0 != .front
        if $0 != .stretch { endStretching() }
        placeAgain()
      }
    }
  }

  /// Whether the style places the component, not its class.
  private var placesByStyle: Bool {
    machine.traits.isPulled && machine.traits.fixedStyle == nil && settings.style != .follow
  }

  /// Places the component by its style, where that is not the class's own way.
  final func placeByStyle(in list: ScrollView) {
    guard placesByStyle, isPlaced else { return }
    let edge = _edge
    let axis = edge.axis
    let isLeading = edge == axis.leadingEdge
    if settings.style == .stretch, unstretchedLength == nil { unstretchedLength = frame.size[axis] }
    let geometry = list.geometry
    let offset = list._snapshot.offset[axis]
    let visibleEdge =
      isLeading
      ? offset + geometry.inset[edge] - settings.ignoredInset
      : offset + geometry.size[axis] - geometry.inset[edge] + settings.ignoredInset
    let span = StyledSpan(
      settings.style, length: unstretchedLength ?? frame.size[axis], at: edge, of: visibleEdge,
      pulledBy: pullDistance, isRefreshing: _state == .refreshing)
    var frame = frame
    (frame.origin[axis], frame.size[axis]) = (span.origin, span.length)
    setFrameByStyle(frame)
  }

  /// Gives a stretched component its own length.
  final func endStretching() {
    guard let length = unstretchedLength else { return }
    var frame = frame
    frame.size[_edge.axis] = length
    setFrameByStyle(frame)
    unstretchedLength = nil
  }

  /// Sets the frame, which does not change the component's own length.
  private func setFrameByStyle(_ frame: Rect) {
    let length = unstretchedLength
    self.frame = frame
    unstretchedLength = length
  }

  /// Takes over the length that the app has set while the component is stretched.
  final func lengthDidChange(from old: Rect) {
    let axis = _edge.axis
    guard unstretchedLength != nil, frame.size[axis] != old.size[axis] else { return }
    unstretchedLength = frame.size[axis]
  }
}

nonisolated extension RefreshStyle: SettingRepresentable {}
