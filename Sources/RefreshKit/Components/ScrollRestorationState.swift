// Not in Embedded Swift.

/// Where a scroll view was and how its components were, to be stored for the next run of the app. See
/// ``ScrollView/restorationState``.
public nonisolated struct ScrollRestorationState: Sendable, Hashable, Codable {
  /// The components, by the name of their edge.
  let components: [String: Component]
  private let offset, openOffset: Place

  /// The offset at which the content was, inside its range without what refreshes have reserved.
  public var contentOffset: Point { offset.point }

  /// The offset at which the content was, inside its range with what refreshes have reserved.
  var offsetWithRefreshes: Point { openOffset.point }

  init(contentOffset: Point, withRefreshes openOffset: Point, components: [String: Component]) {
    self.components = components
    offset = Place(contentOffset)
    self.openOffset = Place(openOffset)
  }

  /// A point that can be stored.
  private struct Place: Hashable, Codable {
    let x, y: Double

    init(_ point: Point) {
      (x, y) = (point.x, point.y)
    }

    var point: Point { Point(x: x, y: y) }
  }

  /// How a component was.
  struct Component: Sendable, Hashable, Codable {
    var isRefreshing = false
    var isWithoutMoreData = false
    var showsFailure = false
    var lastResult: RefreshResult.Kind?
  }
}

extension RefreshResult.Kind: Codable {}

/// The failure of a refresh in an earlier run of the app, whose error was not stored.
public nonisolated struct RestoredFailure: Error, Sendable, Hashable {
  /// Makes the failure.
  public init() {}
}
