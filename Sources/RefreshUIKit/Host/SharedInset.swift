#if UIKIT
  import RefreshKit

  /// The one inset of a scroll view of UIKit: the sum of the app's own and the reserved inset.
  ///
  /// The app may write the sum itself. Each side of a written inset is read as follows, in this
  /// order:
  ///
  /// | written | the app's own inset |
  /// | --- | --- |
  /// | the sum, or the app's own again | unchanged |
  /// | a sum of the present or the last refresh | the app's own inset of that time |
  /// | 0 or more, and less than the reserved inset | the written value |
  /// | anything else | the written value less the reserved inset |
  ///
  /// With ``RefreshHost/DirectInsets/own``:
  ///
  /// | written | the app's own inset |
  /// | --- | --- |
  /// | the sum | unchanged |
  /// | anything else | the written value |
  nonisolated struct SharedInset: Equatable {
    /// The app's own inset.
    var own = UIEdgeInsets.zero {
      didSet { if own != oldValue { remember() } }
    }

    /// The reserved inset.
    var reserved = UIEdgeInsets.zero {
      didSet {
        guard reserved != oldValue else { return }
        for edge in Edge.allCases {
          if reserved[edge] == 0, !refreshing.contains(edge) { over.insert(edge) }
          if reserved[edge] != 0, over.remove(edge) != nil { earlier[edge] = nil }
        }
        remember()
      }
    }

    /// The sides at which a component refreshes. Set it before ``reserved``.
    var refreshing: Set<Edge> = []

    /// The inset of the scroll view, unless the app has written another one since.
    var sum: UIEdgeInsets { own + reserved }

    // MARK: Writes of the app

    /// Reads the app's own inset from the present inset of the scroll view, if the host has not
    /// written that.
    mutating func take(_ written: UIEdgeInsets, as meaning: RefreshHost.DirectInsets = .automatic) {
      var new = own
      for edge in Edge.allCases {
        new[edge] =
          switch meaning {
          case .automatic: own(at: edge, written: written[edge])
          case .own: written[edge] == sum[edge] ? own[edge] : written[edge]
          }
      }
      own = new
    }

    /// The app's own inset at one side.
    private func own(at edge: Edge, written: Double) -> Double {
      let (own, reserved) = (own[edge], reserved[edge])
      if written == own + reserved || written == own { return own }
      if let earlier = earlierOwn(at: edge, ofSum: written) { return earlier }
      return written >= 0 && written < reserved ? written : written - reserved
    }

    // MARK: Earlier sums

    /// A sum that was the inset of the scroll view at one side.
    private struct Earlier: Equatable {
      var sum: Double
      var own: Double
    }

    /// The number of sums that are remembered at one side.
    ///
    /// A refreshing header releases its inset point by point while the user scrolls away.
    static let limit = 200

    /// The sums at each side since an inset was reserved there: those of the present or the last refresh. A library
    /// may have saved one of them, to write it again later.
    private var earlier: [Edge: [Earlier]] = [:]
    /// The sides at which the inset was released at the end of a refresh. The next one forgets the sums.
    private var over: Set<Edge> = []

    /// The app's own inset when the inset of the scroll view was a sum; nil for a number that was none.
    func earlierOwn(at edge: Edge, ofSum sum: Double) -> Double? {
      earlier[edge]?.last { $0.sum == sum }?.own
    }

    /// Remembers the sum at the sides at which an inset is reserved.
    private mutating func remember() {
      for edge in Edge.allCases where reserved[edge] != 0 {
        let present = Earlier(sum: sum[edge], own: own[edge])
        earlier[edge, default: []].removeAll { $0.sum == present.sum }
        earlier[edge, default: []].append(present)
        let excess = (earlier[edge]?.count ?? 0) - Self.limit
        if excess > 0 { earlier[edge]?.removeFirst(excess) }
      }
    }
  }
#endif
