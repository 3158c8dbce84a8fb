#if UIKIT
  import RefreshKit

  /// A pull beyond an edge at which a component holds the content, measured by the translation of the pan.
  ///
  /// Meanwhile the content is at the end of its range, so its offset does not show the pull.
  nonisolated struct HeldPull {
    /// A moment of a drag along the axis of the edge. Lengths are in points, and positive in the direction
    /// of a pull.
    struct Moment {
      /// The distance that the finger has moved.
      var translation: Double
      /// The distance of the content beyond the end of its range; negative inside.
      var distance: Double
      /// That distance before the finger moved.
      var distanceBefore: Double
      /// The end of the range.
      var limit: Double
      /// The length of the scroll view.
      var length: Double
      /// Whether the scroll view shows a pull beyond the edge.
      var bounces: Bool
    }

    /// The tolerance for rounding errors.
    private static let tolerance = 1e-6

    /// The translation at which the content is, or would be, at the end of its range.
    private var start: Double?
    private var isPulled = false
    private var limit: Double?

    /// Returns the overshoot that a rubber band would show of the pull; 0 while the finger is not
    /// beyond the edge.
    ///
    /// A bounce that the finger has caught is not a pull: the finger moves the bounce back first.
    mutating func overshoot(at moment: Moment) -> Double {
      if limit != moment.limit { self = HeldPull() }
      limit = moment.limit
      let band = RubberBand(length: moment.length)
      if isPulled, let start, moment.translation > start {
        return band.shown(moment.translation - start)
      }
      isPulled = false
      if moment.distance > Self.tolerance {
        guard moment.distanceBefore <= Self.tolerance else { return 0 }
        start = moment.translation - band.raw(moment.distance)
        isPulled = true
        return moment.distance
      }
      if !moment.bounces, let start, abs(moment.distance) <= Self.tolerance,
        moment.translation - start > Self.tolerance
      {
        isPulled = true
        return band.shown(moment.translation - start)
      }
      start = moment.translation - moment.distance
      return 0
    }
  }
#endif
