import RefreshKit
import RefreshUIKit
import Testing
import UIKit

import struct RefreshKit.Rect
import struct RefreshKit.Size

/// The views of UIKit that show what views of the kit draw.
struct ContentViewTests {
  private let screen = Screen()
  private var host: RefreshHost { screen.view.refresh }

  // MARK: Labels

  @Test func `a label's text, font and color are the kit's`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let label = screen.rendered(UILabel.self, of: header.stateLabel)
    #expect(label?.text == "Pull down to refresh")
    #expect(label?.font == .boldSystemFont(ofSize: 14))
    #expect(label?.textAlignment == .center)
    #expect(label?.textColor.red(in: .light) == 90.0 / 255)
    #expect(label.map { $0.textColor.red(in: .dark) > 0.5 } == true)
    #expect(label?.isUserInteractionEnabled == false)
    header.stateLabel.textColor = Color(red: 1, green: 0, blue: 0)
    header.setTitle("Pull", for: .idle)
    screen.run()
    #expect(screen.rendered(UILabel.self, of: header.stateLabel) === label)
    #expect(label?.text == "Pull")
    #expect(label?.textColor == .red)
  }

  @Test(arguments: [false, true])
  func `a text is at the side of its alignment`(isRightToLeft: Bool) {
    if isRightToLeft { screen.view.semanticContentAttribute = .forceRightToLeft }
    let header = RefreshNormalHeader()
    header.stateLabel.textAlignment = .leading
    screen.show(header)
    let label = screen.rendered(UILabel.self, of: header.stateLabel)
    #expect(label?.textAlignment == (isRightToLeft ? .right : .left))
    header.stateLabel.textAlignment = .trailing
    screen.run()
    #expect(label?.textAlignment == (isRightToLeft ? .left : .right))
    header.stateLabel.textAlignment = .center
    screen.run()
    #expect(label?.textAlignment == .center)
  }

  @Test func `fonts and colors of UIKit go in front of the kit's`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    header.stateLabel.font = .systemFont(ofSize: 20)
    header.stateLabel.uiColor = .secondaryLabel
    screen.run()
    let label = screen.rendered(UILabel.self, of: header.stateLabel)
    #expect(label?.font == .systemFont(ofSize: 20))
    #expect(label?.textColor == .secondaryLabel)
    header.stateLabel.font = nil
    header.stateLabel.uiColor = nil
    screen.run()
    #expect(label?.font == .boldSystemFont(ofSize: 14))
    #expect(label?.textColor.red(in: .light) == 90.0 / 255)
  }

  @Test func `texts are measured as they are drawn`() {
    let header = RefreshNormalHeader()
    header.lastUpdatedTimeLabel.isHidden = true
    screen.show(header)
    header.setTitle("0123456789", for: .idle)
    func width(of font: UIFont) -> Double {
      NSString(string: "0123456789").size(withAttributes: [.font: font]).width
    }
    #expect(header.stateLabel.textWidth == width(of: .boldSystemFont(ofSize: 14)))
    header.stateLabel.font = .systemFont(ofSize: 20)
    #expect(header.stateLabel.textWidth == width(of: .systemFont(ofSize: 20)))
    screen.run()
    // The arrow is 25 points before the text, which ends half its width from the middle.
    #expect(header.arrowView.center.x == 187.5 - width(of: .systemFont(ofSize: 20)) / 2 - 25)
    header.stateLabel.font = nil
    #expect(header.stateLabel.textWidth == width(of: .boldSystemFont(ofSize: 14)))
  }

  @Test func `fonts follow the preferred size where the app wants it`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let label = screen.rendered(UILabel.self, of: header.stateLabel)
    let width = header.stateLabel.textWidth
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    #expect(label?.font.pointSize == 14)
    host.adjustsFontForContentSizeCategory = true
    #expect(label.map { $0.font.pointSize > 14 } == true)
    #expect(header.stateLabel.textWidth > width)
    screen.window.setContentSizeCategory(.large)
    screen.run()
    #expect(label?.font.pointSize == 14)
    #expect(header.stateLabel.textWidth == width)
  }

  @Test func `a font that UIFontMetrics has scaled follows the preferred size too`() {
    let header = RefreshNormalHeader()
    header.stateLabel.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
    screen.show(header)
    let label = screen.rendered(UILabel.self, of: header.stateLabel)
    host.adjustsFontForContentSizeCategory = true
    #expect(label?.font.pointSize == 12)
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    #expect(label.map { $0.font.pointSize > 12 } == true)
  }

  @Test func `a title that is higher than wide is below each other`() {
    let trailer = RefreshNormalTrailer()
    screen.view.contentSize = CGSize(width: 1_000, height: 667)
    host.trailer = trailer
    screen.run()
    let label = screen.rendered(UILabel.self, of: trailer.stateLabel)
    #expect(label?.numberOfLines == 0)
    #expect(label?.lineBreakMode == .byCharWrapping)
  }

  // MARK: Images

  @Test func `the arrow is a template in the color of the text`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let view = screen.rendered(UIImageView.self, of: header.arrowView)
    #expect(view?.image?.renderingMode == .alwaysTemplate)
    #expect(view?.image?.size == CGSize(width: 15, height: 40))
    #expect(view?.tintColor.red(in: .light) == 90.0 / 255)
    let own = UIImage(testImageOfSize: CGSize(width: 30, height: 30))
    header.arrowView.setImage(own)
    header.arrowView.uiColor = .red
    screen.run()
    #expect(view?.image === own)
    #expect(view?.tintColor == .red)
    #expect(header.arrowView.frame.size == Size(width: 30, height: 30))
  }

  @Test func `images of UIKit follow the pull, and play`() {
    let images = (0..<4).map { _ in UIImage(testImageOfSize: CGSize(width: 40, height: 80)) }
    let header = RefreshGifHeader()
    header.setImages(images, for: .idle)
    header.setImages(images, duration: 2, for: .refreshing)
    screen.show(header)
    #expect(header.frame.height == 80)
    let view = screen.rendered(UIImageView.self, of: header.gifView)
    #expect(view?.image === images[0])
    screen.view.contentOffset.y = -42
    #expect(view?.image === images[2])
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    #expect(view?.isAnimating == true)
    #expect(view?.animationDuration == 2)
    #expect(view?.animationImages?.elementsEqual(images, by: ===) == true)
    host.endHeaderRefreshing()
    screen.run(for: 1)
    #expect(view?.isAnimating == false)
  }

  @Test func `images play again when the app comes back`() {
    let images = (0..<4).map { _ in UIImage(testImageOfSize: CGSize(width: 40, height: 80)) }
    let header = RefreshGifHeader()
    header.setImages([images[0]], for: .idle)
    header.setImages(images, for: .refreshing)
    screen.show(header)
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    let view = screen.rendered(UIImageView.self, of: header.gifView)
    #expect(view?.isSeenToPlay == true)
    UIApplication.shared.leaveAndComeBack()
    #expect(view?.isSeenToPlay == true)
    host.endHeaderRefreshing()
    screen.run(for: 1)
    UIApplication.shared.leaveAndComeBack()
    #expect(view?.isAnimating == false)
  }

  @Test func `a change of the user's language is seen at once`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    let config = RefreshConfig.default
    let languages = config.preferredLanguages
    defer { config.preferredLanguages = languages }
    nonisolated(unsafe) var code = "en"
    config.preferredLanguages = { [code] }
    screen.run()
    #expect(header.stateLabel.text == "Pull down to refresh")
    code = "de"
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    screen.run()
    #expect(header.stateLabel.text == "Zum Aktualisieren nach unten ziehen")
  }

  @Test func `where the user wants less motion the first image of a sequence stands`() {
    let images = (0..<4).map { _ in UIImage(testImageOfSize: CGSize(width: 40, height: 80)) }
    let header = RefreshGifHeader()
    header.setImages(images, for: .refreshing)
    screen.show(header)
    host.beginHeaderRefreshing()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for isReduced in [true, false, true] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.run(for: 0.5)
      let view = screen.rendered(UIImageView.self, of: header.gifView)
      #expect(view?.isAnimating == !isReduced && view?.image === images[0])
    }
  }

  @Test func `images that are set again replace those before`() {
    let (old, new) = (UIImage(testImageOfSize: .zero), UIImage(testImageOfSize: .zero))
    let header = RefreshGifHeader()
    header.setImages([old], for: .idle)
    screen.show(header)
    header.setImages([new], for: .idle)
    screen.run()
    #expect(screen.rendered(UIImageView.self, of: header.gifView)?.image === new)
  }

  @Test func `a name is an image of the app`() {
    UIImage.catalogue["sun"] = CGSize(width: 20, height: 20)
    let view = ImageView(image: Image(name: "sun", size: Size(width: 20, height: 20)))
    let header = RefreshHeader()
    header.addSubview(view)
    screen.show(header)
    #expect(screen.rendered(UIImageView.self, of: view)?.image?.name == "sun")
  }

  // MARK: The spinner

  @Test func `a spinner is shown while it turns`() {
    let header = RefreshNormalHeader()
    header.loadingView.style = .large
    header.loadingView.uiColor = .red
    screen.show(header)
    #expect(screen.rendered(UIActivityIndicatorView.self, of: header.loadingView) == nil)
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    let spinner = screen.rendered(UIActivityIndicatorView.self, of: header.loadingView)
    #expect(spinner?.isAnimating == true)
    #expect(spinner?.style == .large)
    #expect(spinner?.color == .red)
    #expect(spinner?.center == CGPoint(x: 10, y: 10))
    screen.run(for: 0.5)
    #expect(screen.rendered(UIActivityIndicatorView.self, of: header.loadingView) === spinner)
    host.endHeaderRefreshing()
    screen.run(for: 1)
    #expect(screen.rendered(UIActivityIndicatorView.self, of: header.loadingView) == nil)
  }

  // MARK: Drawing

  @Test func `a view that draws itself has its shapes and texts, in order`() {
    let meter = Meter(frame: Rect(x: 10, y: 20, width: 80, height: 16))
    let header = RefreshHeader()
    header.addSubview(meter)
    screen.show(header)
    let shapes = meter.uiView?.subviews.compactMap { $0.layer as? CAShapeLayer } ?? []
    #expect(shapes.count == 1)
    let half = CGRect(x: 0, y: 0, width: 40, height: 16)
    #expect(shapes.first?.path == UIBezierPath(rect: half).cgPath)
    #expect(shapes.first?.fillColor != nil)
    #expect(shapes.first?.strokeColor == nil)
    #expect((meter.uiView?.subviews.last as? UILabel)?.text == "50 %")
    let views = meter.uiView?.subviews ?? []
    meter.level = 1
    screen.run()
    #expect(meter.uiView?.subviews.elementsEqual(views, by: ===) == true)
    #expect((views.last as? UILabel)?.text == "100 %")
  }

  @Test func `a stroke has round ends and corners, unless the view draws others`() {
    let meter = Meter(frame: Rect(x: 10, y: 20, width: 80, height: 16))
    meter.strokes = {
      let path = Path(rect: $0.bounds)
      $0.stroke(path, with: Color(white: 0))
      $0.stroke(path, with: Color(white: 0), lineCap: .butt, lineJoin: .miter)
    }
    let header = RefreshHeader()
    header.addSubview(meter)
    screen.show(header)
    let layers = meter.uiView?.subviews.compactMap { $0.layer as? CAShapeLayer } ?? []
    #expect(layers.prefix(2).map(\.lineCap) == [.round, .butt])
    #expect(layers.prefix(2).map(\.lineJoin) == [.round, .miter])
  }

  @Test func `a scroll view in a component shows its part of the content`() {
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    inner.contentSize = Size(width: 100, height: 200)
    inner.contentOffset.y = 30
    let header = RefreshHeader()
    header.addSubview(inner)
    screen.show(header)
    #expect(inner.uiView?.bounds == CGRect(x: 0, y: 30, width: 100, height: 50))
    #expect(inner.uiView?.clipsToBounds == true)
  }
}

private final class Meter: View {
  var level = 0.5 {
    didSet { setNeedsLayout() }
  }
  var strokes: (inout DisplayContext) -> Void = { _ in }

  override func draw(in context: inout DisplayContext) {
    strokes(&context)
    let width = context.bounds.width * level
    context.fill(Rect(x: 0, y: 0, width: width, height: 16), with: Color(white: 0))
    context.draw("\(Int(level * 100)) %", in: context.bounds)
  }
}
