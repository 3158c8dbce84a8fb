/// Where the pull at an edge begins, its distance, and where the content rests while the component
/// refreshes; the same for header, back footer, leader and trailer, along an axis.
///
/// All of it is computed from the app's own inset, without any component's reserved inset.
nonisolated struct PullGeometry {
  /// The edge that is pulled away from.
  let edge: Edge
  /// The offset at which the component begins to be seen: ``ScrollGeometry/rest(at:)``.
  let rest: Double

  private var isLeading: Bool { edge == .top || edge == .left }

  /// How far `offset` lies beyond ``rest``, in points; negative inside the content.
  func distance(of offset: Point) -> Double {
    isLeading ? rest - offset[edge.axis] : offset[edge.axis] - rest
  }

  /// Whether content at `distance` covers the component: a header is seen from its edge on, the others
  /// beyond it.
  func isInside(_ distance: Double) -> Bool {
    edge == .top ? distance < 0 : distance <= 0
  }

  /// `distance` as a fraction of the component's length; 1 as soon as something without a length is
  /// seen. It is finite, however short the length.
  func percent(at distance: Double, of length: Double) -> Double {
    guard length > 0 else { return distance > 0 ? 1 : 0 }
    let limit = Double.greatestFiniteMagnitude
    return min(max(distance / length, -limit), limit)
  }

  /// The offset along the component's axis while it refreshes, in front of its length.
  func openOffset(by length: Double) -> Double {
    isLeading ? rest - length : rest + length
  }

  /// The inset to reserve for the component's length while it refreshes. Behind content that is shorter
  /// than the view it also fills the gap.
  func openReservedInset(for length: Double, in geometry: ScrollGeometry) -> Double {
    isLeading ? length : length + max(0, -geometry.overflow(along: edge.axis))
  }
}
