#if UIKIT
  import UIKit

  // Core Graphics' types are not hashable in iOS 15, so the hashes of the kit's values are made of
  // the numbers in them.

  nonisolated extension Hasher {
    fileprivate mutating func combine(_ point: CGPoint) {
      combine(point.x)
      combine(point.y)
    }

    fileprivate mutating func combine(_ size: CGSize) {
      combine(size.width)
      combine(size.height)
    }

    fileprivate mutating func combine(_ rect: CGRect) {
      combine(rect.origin)
      combine(rect.size)
    }

    fileprivate mutating func combine(_ insets: UIEdgeInsets) {
      for edge in Edge.allCases { combine(insets[edge]) }
    }
  }

  nonisolated extension ScrollGeometry {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(size)
      hasher.combine(contentSize)
      hasher.combine(inset)
      hasher.combine(reserved)
    }
  }

  nonisolated extension ScrollPresentation {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(contentOffset)
      hasher.combine(adjustedContentInset)
    }
  }

  nonisolated extension HeldOffset {
    func hash(into hasher: inout Hasher) {
      hasher.combine(offset)
      hasher.combine(held)
    }
  }

  nonisolated extension ViewPresentation {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(frame)
      hasher.combine(alpha)
      hasher.combine(rotation)
    }
  }

  nonisolated extension Path.Element {
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .move(let point), .line(let point): hasher.combine(point)
      case .curve(let point, let control1, let control2):
        for point in [point, control1, control2] { hasher.combine(point) }
      case .close: hasher.combine(0)
      }
    }
  }

  nonisolated extension Path {
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  nonisolated extension DisplayItem {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(frame)
      hasher.combine(view)
    }
  }

  nonisolated extension DisplayItem.Disc {
    public func hash(into hasher: inout Hasher) {
      hasher.combine(radius)
      hasher.combine(color)
    }
  }
#endif
