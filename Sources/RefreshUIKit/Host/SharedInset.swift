#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit

  /// The one inset of a scroll view of UIKit: the sum of the app's own and of what components have
  /// reserved there.
  ///
  /// The app may write the sum itself. Side by side, what it has written is taken as follows, in this
  /// order:
  ///
  /// | written | the app's own inset |
  /// | --- | --- |
  /// | the sum, or its own again | unchanged |
  /// | 0 or more, and less than is reserved | what is written |
  /// | anything else | what is written, without what is reserved |
  nonisolated struct SharedInset: Equatable {
    /// The app's own.
    var own = EdgeInsets.zero
    /// What components have reserved.
    var reserved = EdgeInsets.zero

    /// What the scroll view has, unless the app has written another value since.
    var sum: EdgeInsets { own + reserved }

    /// Takes what the scroll view has now for the app's own inset, where the host has not written it.
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
