import UIKit

extension CGRect {
  /// The size of the part that two rectangles share; not above 0 if they share none.
  func overlap(with other: CGRect) -> CGSize {
    CGSize(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }
}

extension CGSize {
  var isEmptyOverlap: Bool { width <= 0 || height <= 0 }
}
