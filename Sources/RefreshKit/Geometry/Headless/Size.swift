#if !UIKIT
  /// A width and a height, in points.
  public nonisolated struct Size: Sendable, Hashable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// No extent at all.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    /// The extent along `axis`.
    public subscript(axis: Axis) -> Double {
      get { axis == .vertical ? height : width }
      set {
        if axis == .vertical { height = newValue } else { width = newValue }
      }
    }

    /// This size, with each extent that is not finite taken from `fallback`.
    func finite(or fallback: Size) -> Size {
      Size(
        width: width.isFinite ? width : fallback.width,
        height: height.isFinite ? height : fallback.height)
    }
  }
#endif
