/// The lengths that limit where a scroll view's content can be.
public nonisolated struct ScrollGeometry: Sendable, Hashable {
  /// The size of the view.
  public var size: Size
  /// The size of the content.
  public var contentSize: Size
  /// The app's own inset with the safe area, without any reserved inset.
  public var inset: EdgeInsets
  /// The insets that components have reserved, side by side.
  public var reserved: EdgeInsets

  /// The part of ``reserved`` that counts as the app's own inset: that of second levels.
  var levels = EdgeInsets.zero

  /// The app's own inset as components see it, with that of second levels.
  var ownInset: EdgeInsets { inset + levels }

  /// The same without the second level at `edge`.
  func withoutLevel(at edge: Edge) -> ScrollGeometry {
    var geometry = self
    geometry.levels[edge] = 0
    return geometry
  }

  /// The whole inset around the content.
  public var adjustedInset: EdgeInsets { inset + reserved }

  /// The offset at which content is scrolled to its beginning, where no component has reserved an
  /// inset.
  ///
  /// It is a difference rather than a negation, so that no offset is ever -0.
  public func start(along axis: Axis) -> Double {
    0 - inset[axis.leadingEdge] - levels[axis.leadingEdge]
  }

  /// How much longer the content is than the view inside the app's insets; negative where it is
  /// shorter.
  public func overflow(along axis: Axis) -> Double {
    let inset = ownInset
    return contentSize[axis] - (size[axis] - inset[axis.leadingEdge] - inset[axis.trailingEdge])
  }

  /// The offset, along its axis, beyond which what is outside of the content at `edge` begins to be
  /// shown, where no component has reserved an inset.
  ///
  /// It is added up in the same order as ``range(along:)``, so that content at rest is not pulled.
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

  /// The offsets at which content rests along `axis`.
  public func range(along axis: Axis) -> ClosedRange<Double> {
    let adjusted = adjustedInset
    let least = 0 - adjusted[axis.leadingEdge]
    let end = contentSize[axis] + adjusted[axis.trailingEdge] - size[axis]
    return least...max(least, end)
  }

  /// The offset without its rounding error: exactly at the start of an edge, or at an end of the range, if it is
  /// within the tolerance of it.
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

  /// Whether two offsets are the same for components: near each other, and not different in being before, at
  /// or beyond an end of the range.
  func isSame(_ one: Point, _ other: Point) -> Bool {
    one.isNearly(other)
      && Axis.allCases.allSatisfy { axis in
        let range = range(along: axis)
        return [range.lowerBound, range.upperBound].allSatisfy {
          (one[axis] < $0) == (other[axis] < $0) && (one[axis] > $0) == (other[axis] > $0)
        }
      }
  }
}

nonisolated extension ClosedRange<Double> {
  /// The end of the range within rounding error of a coordinate; nil if neither is.
  func end(near coordinate: Double) -> Double? {
    if abs(coordinate - lowerBound) < 1e-6 { return lowerBound }
    return abs(coordinate - upperBound) < 1e-6 ? upperBound : nil
  }
}
