#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit

  /// The one inset of a scroll view of UIKit: the sum of the app's own and the reserved inset.
  ///
  /// The app may write the sum itself. Each side of a written inset is read as follows, in this
  /// order:
  ///
  /// | written | the app's own inset |
  /// | --- | --- |
  /// | the sum, or the app's own again | unchanged |
  /// | 0 or more, and less than the reserved inset | the written value |
  /// | anything else | the written value less the reserved inset |
  nonisolated struct SharedInset: Equatable {
    /// The app's own inset.
    var own = EdgeInsets.zero
    /// The reserved inset.
    var reserved = EdgeInsets.zero

    /// The inset of the scroll view, unless the app has written another one since.
    var sum: EdgeInsets { own + reserved }

    /// Reads the app's own inset from the present inset of the scroll view, if the host has not
    /// written that.
    mutating func take(_ written: EdgeInsets) {
      for edge in Edge.allCases {
        own[edge] = Self.own(own[edge], reserved[edge], written: written[edge])
      }
    }

    /// The app's own inset at one side.
    private static func own(_ own: Double, _ reserved: Double, written: Double) -> Double {
      if written == own + reserved || written == own { return own }
      return written >= 0 && written < reserved ? written : written - reserved
    }
  }
#endif
