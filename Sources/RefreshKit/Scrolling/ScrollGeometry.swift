/// The sizes and insets that limit the offset of a scroll view, in points.
public struct ScrollGeometry: Sendable, GeometryValue {
  /// The size of the view.
  public var size: Size
  /// The size of the content.
  public var contentSize: Size
  /// The app's own inset with the safe area, without any reserved inset.
  public var inset: EdgeInsets
  /// The insets that components have reserved, added up at each side.
  public var reserved: EdgeInsets

  /// The part of ``reserved`` that belongs to second levels. Components treat it as the app's own
  /// inset.
  package internal(set) var secondLevelInsets = EdgeInsets.zero

  /// The app's inset, the safe area and the insets of second levels: all that components treat as
  /// the app's own.
  var insetAtRest: EdgeInsets { inset + secondLevelInsets }

  package func withoutLevel(at edge: Edge) -> ScrollGeometry {
    var geometry = self
    geometry.secondLevelInsets[edge] = 0
    return geometry
  }

  /// The whole inset around the content.
  public var adjustedInset: EdgeInsets { inset + reserved }

  /// The offset at the beginning of the content, without the insets that components have reserved,
  /// except those of second levels.
  ///
  /// It is a difference rather than a negation, so that no offset is ever -0.
  public func start(along axis: Axis) -> Double {
    0 - inset[axis.leadingEdge] - secondLevelInsets[axis.leadingEdge]
  }

  /// The length of the content minus that of the view inside the app's insets and those of second
  /// levels; negative if the content is shorter.
  public func overflow(along axis: Axis) -> Double {
    let inset = insetAtRest
    return contentSize[axis] - (size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge])
  }

  /// The offset beyond which the area outside the content is visible. Of the reserved insets, only
  /// those of second levels count. The terms are added in the same order as in ``range(along:)``:
  /// otherwise a rounding error would make content at rest count as pulled.
  func rest(at edge: Edge) -> Double {
    let axis = edge.axis
    let start = start(along: axis)
    guard edge == axis.trailingEdge else { return start }
    return max(start, contentSize[axis] + insetAtRest[edge] - size[axis])
  }

  var restOffsets: EdgeInsets {
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

  /// Returns the offset. A coordinate that differs only by a rounding error from ``rest(at:)`` of
  /// an edge, or from an end of the range, is replaced by that number.
  func snapped(_ offset: Point) -> Point {
    var result = offset
    for axis in Axis.allCases {
      let restRange = rest(at: axis.leadingEdge)...rest(at: axis.trailingEdge)
      result[axis] =
        restRange.end(near: offset[axis]) ?? range(along: axis).end(near: offset[axis])
        ?? offset[axis]
    }
    return result
  }

  /// The nearest offset at which content rests.
  public func clamp(_ offset: Point) -> Point {
    Point(x: clamp(offset.x, along: .horizontal), y: clamp(offset.y, along: .vertical))
  }

  func clamp(_ coordinate: Double, along axis: Axis) -> Double {
    coordinate.clamped(to: range(along: axis))
  }
}

extension ClosedRange<Double> {
  func end(near coordinate: Double) -> Double? {
    if abs(coordinate - lowerBound) < 1e-6 { return lowerBound }
    return abs(coordinate - upperBound) < 1e-6 ? upperBound : nil
  }
}

extension ScrollView {
  /// The present state of the view.
  public var snapshot: ScrollSnapshot { scrollState }

  /// The sizes and insets of the view, in points.
  public var geometry: ScrollGeometry { scrollState.geometry }

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
      guard let new = newValue.accepted(or: old) else { return }
      input(.contentSize(new)) {
        guard positionKeeping == nil else {
          return changeContentSizeKeepingPosition(from: old, to: new)
        }
        changeGeometry { $0.contentSize = new }
        notify(from: old, to: new) { $0.contentSizeDidChange($1) }
        guard new != old else { return }
        clampOffset(by: .app)
        notifyOfGeometry()
      }
    }
  }

  func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    var geometry = geometry
    change(&geometry)
    if geometry != scrollState.geometry { scrollState.isOffsetSetByApp = false }
    scrollState.geometry = geometry
  }

  func insetsDidChange() {
    let inset = contentInset + safeAreaInsets
    guard inset != geometry.inset else { return }
    changeGeometry { $0.inset = inset }
    placeComponents()
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  func reservedInsetsDidChange() {
    var (reserved, secondLevelInsets) = (EdgeInsets.zero, EdgeInsets.zero)
    for component in components {
      reserved[component.edge] += component.reservedInset
      if component.showsSecondLevel {
        secondLevelInsets[component.edge] += component.reservedInset
      }
    }
    let old = geometry
    guard reserved != old.reserved || secondLevelInsets != old.secondLevelInsets else { return }
    let animation = scrollAnimations.reservedInset
    scrollAnimations.reservedInset = PropertyAnimation(
      from: animation.presentationValue(of: old.reserved, on: timeline), on: timeline)
    changeGeometry { ($0.reserved, $0.secondLevelInsets) = (reserved, secondLevelInsets) }
    if secondLevelInsets != old.secondLevelInsets { placeComponents() }
    scroller.reservedInsetDidChange(from: old.reserved)
    clampOffset(by: .component, from: old)
  }

  /// The distance between the frame of a subview and the place where it is shown, in points. It is
  /// 0 along the component's axis, and for a view that is not a component. A host that shows views
  /// by their frames adds this distance.
  ///
  /// Across its axis, a component stays visible when the content is scrolled, like an element with
  /// `position: sticky`. Its frame stays at the beginning of the content. An overshoot moves the
  /// component with the content.
  ///
  /// - Parameter inset: The adjusted inset with which the content is shown; nil for the adjusted
  ///   inset of the list.
  package func stickyTranslation(
    of view: PlatformView, at offset: Point, inside inset: EdgeInsets? = nil
  ) -> Point {
    guard let component = view as? RefreshComponent else { return .zero }
    let axis = component.edge.axis.other
    var geometry = geometry
    if let inset { (geometry.inset, geometry.reserved) = (inset, .zero) }
    let range = geometry.range(along: axis)
    var translation = Point.zero
    translation[axis] = offset[axis].clamped(to: range) - range.lowerBound
    return translation
  }
}
