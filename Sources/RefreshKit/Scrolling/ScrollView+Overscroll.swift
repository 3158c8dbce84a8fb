/// The rubber band.
extension ScrollView {
  /// The limit of the overshoot, in points, which a pull approaches and never reaches; nil by
  /// default. If it is nil, the limit is the length of the view along the axis. A number that is
  /// negative or not finite is refused.
  ///
  /// It limits pulls by a finger or a scroll wheel, and ``heldOverscroll``. A bounce may exceed it,
  /// and so may offsets that the app or a host sets. The limit in use is at least 1.5 times the
  /// longest pull of the components along the axis, so that each of them can be pulled far enough,
  /// and at most the length of the view. Content that a finger catches beyond the limit is not
  /// pulled further, and moves back with the finger as if there were no limit.
  ///
  /// A pull by `r` points shows an overshoot of `c r D / (c r + D)` points, with the limit `D` and
  /// the ``rubberBandCoefficient`` `c`. Source: recordings of UIScrollView. If there is a
  /// ``driver``, the platform has its own rubber band, and this has no effect.
  public var maximumOverscroll: Double? {
    get { settings.maximumOverscroll }
    set {
      guard newValue?.isLength != false else { return }
      set("maximumOverscroll", to: newValue) { settings.maximumOverscroll = $0 }
    }
  }

  /// The fraction of the first point of a pull that is shown: `c` in the formula of
  /// ``maximumOverscroll``. It is above 0 and at most 1; 0.55 by default, as in UIScrollView.
  /// Another number is refused.
  ///
  /// If there is a ``driver``, the platform has its own rubber band, and this has no effect.
  public var rubberBandCoefficient: Double {
    get { settings.rubberBandCoefficient }
    set {
      guard newValue > 0, newValue <= 1 else { return }
      set("rubberBandCoefficient", to: newValue) { settings.rubberBandCoefficient = $0 }
    }
  }

  /// The present limits of a drag by a finger or a scroll wheel.
  ///
  /// - Parameter edges: The edges beyond which it may pull; all by default.
  func dragLimits(pullingAt edges: EdgeSet = .all) -> DragLimits {
    let elastic = bounces ? .all : accessories.holdingEdges
    func moves(_ axis: Axis, _ alwaysBounces: Bool) -> Bool {
      let range = geometry.range(along: axis)
      return range.lowerBound < range.upperBound
        || (alwaysBounces && elastic.contains(anyOf: axis))
    }
    return DragLimits(
      geometry: geometry, elasticEdges: edges.intersection(elastic),
      movesX: moves(.horizontal, alwaysBounceHorizontal),
      movesY: moves(.vertical, alwaysBounceVertical), bandX: rubberBand(.horizontal),
      bandY: rubberBand(.vertical))
  }

  private func rubberBand(_ axis: Axis) -> RubberBand {
    var length = geometry.size[axis]
    if let maximum = maximumOverscroll {
      var pull = 0.0
      for accessory in accessories.all where accessory.edge.axis == axis {
        pull = max(pull, accessory.longestPull)
      }
      length = min(length, max(maximum, 1.5 * pull))
    }
    return RubberBand(length: length, coefficient: rubberBandCoefficient)
  }
}
