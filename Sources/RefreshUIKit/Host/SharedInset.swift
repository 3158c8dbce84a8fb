#if UIKIT
  import RefreshKit

  /// The one inset of a scroll view: the app's own, the reserved one, and that of Apple's control.
  ///
  /// ``RefreshHost/DirectInsets`` says how the host reads an inset that the app has written itself.
  struct SharedInset {
    var own = UIEdgeInsets.zero {
      didSet { if own != oldValue { remember() } }
    }

    var reserved = UIEdgeInsets.zero {
      didSet {
        guard reserved != oldValue else { return }
        for edge in Edge.allCases {
          if reserved[edge] == 0, !refreshingEdges.contains(edge) { releasedEdges.insert(edge) }
          if reserved[edge] != 0, releasedEdges.remove(edge) != nil { rememberedSums[edge] = nil }
        }
        remember()
        forget()
      }
    }

    /// The inset that Apple's control has added, and later takes away itself. On some systems, the
    /// control adds to the adjusted inset instead.
    var ofControl = UIEdgeInsets.zero
    /// Whether Apple's control was refreshing at the last comparison.
    var isControlRefreshing = false

    /// The part of ``sum`` that is not the app's own inset.
    private var reservedPlusControl: UIEdgeInsets { reserved + ofControl }

    /// The sides where a component is refreshing. Set it before ``reserved``.
    var refreshingEdges: Set<Edge> = []

    /// The sides where a component is attached.
    var occupiedEdges = Set(Edge.allCases) {
      didSet { if occupiedEdges != oldValue { forget() } }
    }

    /// The inset of the scroll view, unless the app has written another inset since.
    var sum: UIEdgeInsets { own + reservedPlusControl }

    /// Updates ``ofControl``: Apple's control adds its height to the inset when it begins to refresh,
    /// and takes it away at the end.
    mutating func takeControl(isRefreshing: Bool, height: Double, _ written: UIEdgeInsets) {
      let begins = isRefreshing && !isControlRefreshing
      isControlRefreshing = isRefreshing
      let difference = written.top - sum.top
      // UIKit may add the control's height later, when the finger is lifted.
      let isAdded = isRefreshing && ofControl == .zero && (begins || difference == height)
      if isAdded, difference > 0 { ofControl.top = difference }
      if !isRefreshing, difference == 0 - ofControl.top { ofControl = .zero }
      remember()
    }

    // MARK: Writes of the app

    /// Derives the app's own inset from the inset that the scroll view has. A side changes the
    /// app's own inset only if its value differs from the one that the host has written.
    mutating func take(_ written: UIEdgeInsets, as meaning: RefreshHost.DirectInsets = .automatic) {
      var new = own
      let sum = sum
      for edge in Edge.allCases
      where written[edge] != sum[edge] && written[edge] != lastTaken?[edge] {
        new[edge] =
          switch meaning {
          case .automatic: own(at: edge, written: written[edge])
          case .own: written[edge]
          case .whole: written[edge] - reservedPlusControl[edge]
          }
      }
      own = new
      lastTaken = written == self.sum ? nil : written
    }

    /// The inset that was taken last, until the host writes ``sum``. If a component leaves meanwhile,
    /// the host forgets the sum of that component, but this inset keeps its meaning.
    var lastTaken: UIEdgeInsets?

    private func own(at edge: Edge, written: Double) -> Double {
      let (own, reserved) = (own[edge], reservedPlusControl[edge])
      if written == own { return own }
      if let earlier = earlierOwn(at: edge, ofSum: written) { return earlier }
      return written >= 0 && written < reserved ? written : written - reserved
    }

    // MARK: The earlier sum

    /// For each side, the largest reserved inset of the ongoing or the last refresh, and the app's
    /// own inset at that time. A library may have saved their sum while the content was at rest, so
    /// that the whole header was open, and may write it again later.
    private var rememberedSums: [Edge: (own: Double, reserved: Double)] = [:]
    /// The sides whose inset a refresh has released. The next refresh there forgets the sum.
    private var releasedEdges: Set<Edge> = []

    /// If `sum` is the remembered sum at an edge, returns the app's own inset at that time;
    /// otherwise nil.
    func earlierOwn(at edge: Edge, ofSum sum: Double) -> Double? {
      rememberedSums[edge].flatMap { $0.own + $0.reserved == sum ? $0.own : nil }
    }

    /// Remembers the sum at sides where an inset is reserved.
    private mutating func remember() {
      for edge in Edge.allCases where reservedPlusControl[edge] != 0 {
        let reserved = reservedPlusControl[edge]
        guard abs(reserved) >= abs(rememberedSums[edge]?.reserved ?? 0) else { continue }
        rememberedSums[edge] = (own[edge], reserved)
      }
    }

    /// Forgets the sums at sides without a component: an inset that is written there later is none.
    private mutating func forget() {
      for edge in Edge.allCases where reserved[edge] == 0 && !occupiedEdges.contains(edge) {
        rememberedSums[edge] = nil
      }
    }
  }

  extension RefreshHost {
    /// The meaning of an inset that the app, or a library, writes to `UIScrollView.contentInset`
    /// while components have reserved a part of it. See ``RefreshHost/directInsets``.
    public enum DirectInsets: Sendable {
      /// The host determines the meaning from the number. It reads each side of a written inset as follows, in this
      /// order; the sum is the app's own inset plus the reserved inset:
      ///
      /// | written | the app's own inset |
      /// | --- | --- |
      /// | the sum, or the app's own inset again | unchanged |
      /// | the sum while the present or the last refresh was open, if the component is still there | the app's own inset of that time |
      /// | at least 0, and less than the reserved inset | the written value |
      /// | anything else | the written value less the reserved inset |
      ///
      /// So an amount may be added and subtracted, and a value that was read during a refresh may be written after it.
      /// While an inset is reserved, a new absolute value is misread if it is negative, or at least as large as the
      /// reserved inset.
      case automatic
      /// The app's own inset, except at a side at which it is the present sum.
      case own
      /// The whole inset that the scroll view is to have. The host does not write an inset in
      /// response, so that it does not conflict with a library that writes an inset in each step of
      /// a scroll. Opening and closing are not animated.
      case whole
    }
  }
#endif
