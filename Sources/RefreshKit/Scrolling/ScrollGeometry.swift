/// The sizes and insets that limit the offset of a scroll view, in points.
public nonisolated struct ScrollGeometry: Sendable, GeometryValue {
  /// The size of the view.
  public var size: Size
  /// The size of the content.
  public var contentSize: Size
  /// The app's own inset with the safe area, without any reserved inset.
  public var inset: EdgeInsets
  /// The insets that components have reserved, added up at each side.
  public var reserved: EdgeInsets

  /// The part of ``reserved`` that counts as the app's own inset: that of second levels.
  var levels = EdgeInsets.zero

  /// The inset that components treat as the app's own: the app's inset and those of second levels.
  var ownInset: EdgeInsets { inset + levels }

  /// This geometry without the second level at `edge`.
  func withoutLevel(at edge: Edge) -> ScrollGeometry {
    var geometry = self
    geometry.levels[edge] = 0
    return geometry
  }

  /// The whole inset around the content.
  public var adjustedInset: EdgeInsets { inset + reserved }

  /// The offset at the beginning of the content, without the insets that components have reserved.
  ///
  /// It is a difference rather than a negation, so that no offset is ever -0.
  public func start(along axis: Axis) -> Double {
    0 - inset[axis.leadingEdge] - levels[axis.leadingEdge]
  }

  /// The length of the content minus that of the view inside the app's insets; negative if the
  /// content is shorter.
  public func overflow(along axis: Axis) -> Double {
    let inset = ownInset
    return contentSize[axis] - (size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge])
  }

  /// The offset, along the axis of `edge`, beyond which the area outside the content at that edge
  /// is visible, without the insets that components have reserved.
  ///
  /// The terms are added in the same order as in ``range(along:)``, so that content at rest does
  /// not count as pulled.
  func rest(at edge: Edge) -> Double {
    let axis = edge.axis
    let start = start(along: axis)
    guard edge == axis.trailingEdge else { return start }
    return max(start, contentSize[axis] + ownInset[edge] - size[axis])
  }

  /// ``rest(at:)`` of each edge.
  var rests: EdgeInsets {
    EdgeInsets(
      top: rest(at: .top), left: rest(at: .left), bottom: rest(at: .bottom),
      right: rest(at: .right))
  }

  /// The range of the offsets at which content rests along `axis`.
  public func range(along axis: Axis) -> ClosedRange<Double> {
    let adjusted = adjustedInset
    let least = 0 - adjusted[axis.leadingEdge]
    let end = contentSize[axis] + adjusted[axis.trailingEdge] - size[axis]
    return least...max(least, end)
  }

  /// The offset without its rounding error: a coordinate within the tolerance of ``rest(at:)`` of
  /// an edge, or of an end of the range, is set to it.
  func snapped(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let shown = rest(at: axis.leadingEdge)...rest(at: axis.trailingEdge)
      result[axis] =
        shown.end(near: offset[axis]) ?? range(along: axis).end(near: offset[axis]) ?? offset[axis]
    }
    return result
  }

  /// The nearest offset at which content rests.
  public func clamp(_ offset: Point) -> Point {
    Point(x: clamp(offset.x, along: .horizontal), y: clamp(offset.y, along: .vertical))
  }

  /// The nearest coordinate along `axis` at which content rests.
  func clamp(_ coordinate: Double, along axis: Axis) -> Double {
    coordinate.clamped(to: range(along: axis))
  }
}

nonisolated extension ClosedRange<Double> {
  /// The end of the range within rounding error of a coordinate; nil if neither is.
  func end(near coordinate: Double) -> Double? {
    if abs(coordinate - lowerBound) < 1e-6 { return lowerBound }
    return abs(coordinate - upperBound) < 1e-6 ? upperBound : nil
  }
}

/// The limits of the offset: the size of the content, and the insets of the app and of the
/// components.
extension ScrollView {
  /// The present state of the view.
  public var snapshot: ScrollSnapshot { _snapshot }

  /// The sizes and insets of the view, in points.
  public var geometry: ScrollGeometry { _snapshot.geometry }

  /// The insets that components have reserved, added up at each side, in points.
  public var reservedInset: EdgeInsets { geometry.reserved }

  /// ``contentInset`` + ``safeAreaInsets`` + ``reservedInset``.
  public var adjustedContentInset: EdgeInsets { geometry.adjustedInset }

  /// The size of the content, in points; zero by default. Setting it notifies the components, even
  /// of an equal size.
  public var contentSize: Size {
    get { geometry.contentSize }
    set {
      let old = geometry.contentSize
      let new = newValue.finite(or: old)
      input(.contentSize(new)) {
        guard keeping == nil else { return changeContentSizeKeepingPosition(from: old, to: new) }
        changeGeometry { $0.contentSize = new }
        notify(from: old, to: new) { $0.receive($1) }
        guard new != old else { return }
        clampOffset(by: .app)
        notifyOfGeometry()
      }
    }
  }

  /// Changes the limits of the offset.
  func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    var geometry = geometry
    change(&geometry)
    if geometry != _snapshot.geometry { _snapshot.isOffsetSetByApp = false }
    _snapshot.geometry = geometry
    quietOffsetsMayChange()
  }

  /// Called when an inset of the app or the safe area was set.
  func insetsDidChange() {
    let inset = contentInset + safeAreaInsets
    guard inset != geometry.inset else { return }
    changeGeometry { $0.inset = inset }
    placeAccessories()
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  /// Adds up the reserved insets. Called when a component has reserved another inset.
  func reservedInsetsDidChange() {
    var (reserved, levels) = (EdgeInsets.zero, EdgeInsets.zero)
    accessories.visit {
      reserved[$0.edge] += $0.reservedInset
      if $0.reservesLevel { levels[$0.edge] += $0.reservedInset }
    }
    let old = geometry
    guard reserved != old.reserved || levels != old.levels else { return }
    let animation = scrollAnimations.reservedInset
    scrollAnimations.reservedInset = PropertyAnimation(
      from: animation.presentationValue(of: old.reserved, on: timeline), on: timeline)
    changeGeometry { ($0.reserved, $0.levels) = (reserved, levels) }
    if levels != old.levels { placeAccessories() }
    scroller.notify(of: .reservedInset, in: self)
    clampOffset(by: .component, from: old)
  }
}

extension ScrollView {
  /// The distance from its frame at which a subview is shown, in points.
  ///
  /// Across its axis, a component is as long as the view. If the content is scrolled in that
  /// direction, the component stays in sight, like an element of a page with `position: sticky`.
  /// For instance, a leader stays beside a list of rows. Its frame stays at the beginning of the
  /// content.
  ///
  /// An overshoot moves the component with the content. Hosts that show views by their frames add
  /// this distance.
  ///
  /// - Parameters:
  ///   - view: A subview.
  ///   - offset: The offset at which the content is shown.
  ///   - inset: The adjusted inset at which it is shown; nil (the default) for the list's own.
  /// - Returns: The distance; 0 along the component's axis, and for a view that is not a component.
  package final func stickyTranslation(
    of view: PlatformView, at offset: Point, inside inset: EdgeInsets? = nil
  ) -> Point {
    guard let accessory = view as? ScrollAccessory else { return .zero }
    let axis = accessory.edge.axis.other
    var geometry = geometry
    if let inset { (geometry.inset, geometry.reserved) = (inset, .zero) }
    let range = geometry.range(along: axis)
    var translation = Point.zero
    translation[axis] = offset[axis].clamped(to: range) - range.lowerBound
    return translation
  }
}
