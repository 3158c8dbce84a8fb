// Not in Embedded Swift.

/// The offset of a scroll view and the states of its components, to be stored for the next run of
/// the app. See ``ScrollView/restorationState``.
public nonisolated struct ScrollRestorationState: Sendable, Hashable, Codable {
  /// The states of the components, by the names of their edges.
  let components: [String: Component]
  private let offset, openOffset: StoredPoint

  /// The content offset, clamped to the range without the insets that refreshes have reserved.
  public var contentOffset: Point { offset.point }

  /// The content offset, clamped to the range with the insets that refreshes have reserved.
  var offsetWithRefreshes: Point { openOffset.point }

  init(contentOffset: Point, withRefreshes openOffset: Point, components: [String: Component]) {
    self.components = components
    offset = StoredPoint(contentOffset)
    self.openOffset = StoredPoint(openOffset)
  }

  /// A point that can be stored.
  private struct StoredPoint: Hashable, Codable {
    let x, y: Double

    init(_ point: Point) {
      (x, y) = (point.x, point.y)
    }

    var point: Point { Point(x: x, y: y) }
  }

  /// The state of a component.
  struct Component: Sendable, Hashable, Codable {
    let isRefreshing: Bool
    let isWithoutMoreData: Bool
    let showsFailure: Bool
    let lastResult: RefreshResult.Kind?
  }
}

extension RefreshResult.Kind: Codable {}

/// The failure of a refresh in an earlier run of the app. Its own error was not stored.
public nonisolated struct RestoredFailure: Error, Sendable, Hashable {
  /// Makes the failure.
  public init() {}
}
