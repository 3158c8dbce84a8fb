#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  /// A ring with its arrowhead, in front of its disc and the disc's shadow.
  final class RingContentView: UIView, ContentView {
    private let disc = PathView()
    private let stroke = PathView()
    private let head = PathView()

    required init() {
      super.init(frame: .zero)
      for part in [disc, stroke, head] { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("A RingContentView is made by a host, not from an archive.")
    }

    func show(_ item: DisplayItem, of contents: RenderedContents) -> Bool {
      guard case .ring(let ring) = item.content else { return false }
      set(\.frame, CGRect(item.frame))
      let own = contents.look.color?.withAlphaComponent(ring.color.alpha)
      let color = (own ?? UIColor(ring.color)).cgColor(for: contents.traits)
      let discColor = ring.disc.map {
        (contents.look.discColor ?? UIColor(disc: $0.color)).cgColor(for: contents.traits)
      }
      let parts = ring.disc == nil ? [stroke, head] : [disc, stroke, head]
      for (part, shape) in zip(parts, item.content.shapes(in: item.frame.size)) {
        part.set(\.frame, bounds)
        part.draw(shape, part === disc ? discColor ?? color : color)
      }
      disc.isHidden = ring.disc == nil
      if let disc = ring.disc { showShadow(of: disc) }
      return true
    }

    private func showShadow(of disc: DisplayItem.Disc) {
      let layer = self.disc.shape
      layer.shadowPath = layer.path
      layer.shadowColor = disc.shadowColor.map {
        UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1).cgColor
      }
      layer.shadowOpacity = Float(disc.shadowColor?.alpha ?? 0)
      layer.shadowRadius = disc.shadowRadius / 2
      layer.shadowOffset = CGSize(width: disc.shadowOffset.x, height: disc.shadowOffset.y)
    }
  }
#endif
