#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// Drawings of the kit's arrows, as template images, which have the tint of their image view.
  enum ArrowImage {
    /// The width of the stroke, in points.
    private static let lineWidth = 1.8

    private static var drawn: [String: UIImage] = [:]

    /// The arrow of a name; nil for any other name.
    static func image(named name: String) -> UIImage? {
      guard let (image, lines) = lines(named: name) else { return nil }
      if let known = drawn[name] { return known }
      let size = CGSize(width: image.size.width, height: image.size.height)
      let arrow = UIGraphicsImageRenderer(size: size).image { _ in
        let path = UIBezierPath()
        path.lineWidth = lineWidth
        for line in lines {
          path.move(to: line[0])
          for point in line.dropFirst() { path.addLine(to: point) }
        }
        path.stroke()
      }.withRenderingMode(.alwaysTemplate)
      drawn[name] = arrow
      return arrow
    }

    /// The lines of an arrow, in points of its image.
    private static func lines(named name: String) -> (Image, [[CGPoint]])? {
      switch name {
      case Image.arrow.name:
        let tip = CGPoint(x: 7.5, y: 35.5)
        let barbs = [CGPoint(x: 2, y: 29.5), tip, CGPoint(x: 13, y: 29.5)]
        return (.arrow, [[CGPoint(x: 7.5, y: 4), tip], barbs])
      case Image.trailArrow.name:
        let tip = CGPoint(x: 2, y: 10)
        let barbs = [CGPoint(x: 7.5, y: 4.5), tip, CGPoint(x: 7.5, y: 15.5)]
        return (.trailArrow, [[CGPoint(x: 18.5, y: 10), tip], barbs])
      default:
        return nil
      }
    }
  }
#endif
