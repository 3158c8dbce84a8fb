#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// Drawings of the kit's arrows, as template images, which have the tint of their image view.
  enum ArrowImage {
    private static var drawn: [String: UIImage] = [:]

    /// The arrow of a name; nil for any other name.
    static func image(named name: String) -> UIImage? {
      guard let image = [Image.arrow, .trailArrow].first(where: { $0.name == name }) else {
        return nil
      }
      if let known = drawn[name] { return known }
      let size = CGSize(width: image.size.width, height: image.size.height)
      let arrow = UIGraphicsImageRenderer(size: size).image { _ in
        for shape in DisplayItem.Content.image(.init(image)).shapes(in: image.size) {
          let path = UIBezierPath(shape.path)
          path.lineWidth = shape.lineWidth ?? 0
          path.lineCapStyle = .round
          path.lineJoinStyle = .round
          path.stroke()
        }
      }.withRenderingMode(.alwaysTemplate)
      drawn[name] = arrow
      return arrow
    }
  }
#endif
