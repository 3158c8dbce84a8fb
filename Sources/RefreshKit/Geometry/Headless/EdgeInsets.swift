#if !UIKIT
  /// A distance at each side, in points.
  public nonisolated struct EdgeInsets: Sendable, Hashable {
    /// The distance at the top.
    public var top: Double
    /// The distance at the left.
    public var left: Double
    /// The distance at the bottom.
    public var bottom: Double
    /// The distance at the right.
    public var right: Double

    /// No distance at any side.
    public static let zero = EdgeInsets()

    /// Makes insets; a side that is left out is 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// The distance at `edge`.
    public subscript(edge: Edge) -> Double {
      get {
        switch edge {
        case .top: top
        case .left: left
        case .bottom: bottom
        case .right: right
        }
      }
      set {
        switch edge {
        case .top: top = newValue
        case .left: left = newValue
        case .bottom: bottom = newValue
        case .right: right = newValue
        }
      }
    }

    /// The sum of the distances at each side.
    public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: lhs.top + rhs.top, left: lhs.left + rhs.left,
        bottom: lhs.bottom + rhs.bottom, right: lhs.right + rhs.right)
    }

    /// Adds the distance of `rhs` at each side.
    public static func += (lhs: inout EdgeInsets, rhs: EdgeInsets) {
      lhs = lhs + rhs
    }

    /// These insets, with each side that is not finite taken from `fallback`.
    func finite(or fallback: EdgeInsets) -> EdgeInsets {
      EdgeInsets(
        top: top.isFinite ? top : fallback.top, left: left.isFinite ? left : fallback.left,
        bottom: bottom.isFinite ? bottom : fallback.bottom,
        right: right.isFinite ? right : fallback.right)
    }
  }
#endif
