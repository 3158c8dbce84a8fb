/// The rubber band.
extension ScrollView {
  /// The overshoot that a pull nears and never reaches, in points; nil (the default) is the length of the
  /// view along the axis. What is negative or not finite is refused.
  ///
  /// It limits what a finger or a scroll wheel shows, and ``heldOverscroll``; a bounce may pass it, and so
  /// may offsets of the app and of a host. It is at least 1.5 times the longest pull of the components
  /// along the axis, so that each can be pulled out, and at most the length of the view. Content beyond
  /// the limit that a finger catches is pulled no further, and moves back with the finger as without a
  /// limit.
  ///
  /// The overshoot is that of a rubber band, `c r D / (c r + D)` of a pull by `r` points, with the limit as
  /// `D`. Where there is a ``driver``, the rubber band is the platform's, and this has no effect.
  public var maximumOverscroll: Double? {
    get { settings.maximumOverscroll }
    set {
      guard newValue?.isLength != false else { return }
      set("maximumOverscroll", to: newValue) { settings.maximumOverscroll = $0 }
    }
  }

  /// How much of the first point of a pull is shown: `c` of ``maximumOverscroll``. 0.55, that of
  /// UIScrollView, by default; above 0 and at most 1. Another number is refused.
  ///
  /// Where there is a ``driver``, the rubber band is the platform's, and this has no effect.
  public var rubberBandCoefficient: Double {
    get { settings.rubberBandCoefficient }
    set {
      guard newValue > 0, newValue <= 1 else { return }
      set("rubberBandCoefficient", to: newValue) { settings.rubberBandCoefficient = $0 }
    }
  }

  /// What a finger or a scroll wheel drags in at present.
  ///
  /// - Parameter edges: The edges beyond which it may pull; all by default.
  func dragField(pullingAt edges: EdgeSet = .all) -> DragField {
    let yielding = bounces ? .all : accessories.holdingEdges
    func moves(_ axis: Axis, _ alwaysBounces: Bool) -> Bool {
      let range = geometry.range(along: axis)
      return range.lowerBound < range.upperBound
        || (alwaysBounces && yielding.contains(anyOf: axis))
    }
    return DragField(
      geometry: geometry, yieldingEdges: edges.intersection(yielding),
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
