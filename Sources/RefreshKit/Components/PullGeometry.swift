/// The geometry of a pull at an edge: the offset at which it begins, its distance, and the offset
/// of the content while the component refreshes. It is the same for headers, back footers, leaders
/// and trailers.
///
/// It is computed from the app's own insets, without the insets that components reserve.
nonisolated struct PullGeometry {
  /// The edge of the component, from which the content is pulled away.
  let edge: Edge
  /// The offset along the axis at which the component begins to be visible:
  /// ``ScrollGeometry/rest(at:)``.
  let rest: Double

  private var isLeading: Bool { edge == .top || edge == .left }

  /// The distance of `offset` beyond ``rest``, in points; negative inside the content.
  func distance(of offset: Point) -> Double {
    isLeading ? rest - offset[edge.axis] : offset[edge.axis] - rest
  }

  /// Whether content that is pulled by `distance` covers the component. At a distance of 0 it
  /// covers all components except headers.
  func isCovered(at distance: Double) -> Bool {
    edge == .top ? distance < 0 : distance <= 0
  }

  /// `distance` as a fraction of the threshold. It is always finite. If the threshold is 0, it is 1
  /// if the distance is positive, and 0 otherwise.
  func percent(at distance: Double, of threshold: Double) -> Double {
    guard threshold > 0 else { return distance > 0 ? 1 : 0 }
    let limit = Double.greatestFiniteMagnitude
    return min(max(distance / threshold, -limit), limit)
  }

  /// The offset along the component's axis at which a component with a length is fully visible, as
  /// during a refresh.
  func openOffset(by length: Double) -> Double {
    isLeading ? rest - length : rest + length
  }

  /// The inset to reserve for the component's length during a refresh. At the trailing edge it also
  /// fills the gap after content that is shorter than the view.
  func openReservedInset(for length: Double, in geometry: ScrollGeometry) -> Double {
    isLeading ? length : length + max(0, -geometry.overflow(along: edge.axis))
  }
}
