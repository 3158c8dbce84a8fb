import Testing
import UIKit

@testable import RefreshIndicators
@testable import RefreshKit
@testable import RefreshUIKit

/// Drawings of `draw(in:)` are visible.
@MainActor @Suite(.serialized) struct DrawingTests {
  private let screen = Screen()
  private var host: RefreshHost { screen.host }

  /// A view with a drawing function set by a test, which counts its drawings.
  @MainActor private final class Canvas: View {
    var drawing: (inout DisplayContext) -> Void = { _ in } {
      didSet { setNeedsLayout() }
    }
    private(set) var drawings = 0

    override func draw(in context: inout DisplayContext) {
      drawings += 1
      drawing(&context)
    }
  }

  private func showCanvas(_ drawing: @escaping (inout DisplayContext) -> Void) -> Canvas {
    let (header, canvas) = (RefreshHeader(), Canvas())
    canvas.frame = CGRect(x: 10, y: 20, width: 80, height: 16)
    canvas.drawing = drawing
    header.addSubview(canvas)
    screen.show(header)
    return canvas
  }

  /// Whether a display link runs.
  private var isRunning: Bool { host.placer.frameLink.isRunning }

  // MARK: Items

  /// A header that draws, and that sends its own view to the back in each layout.
  private final class BackedHeader: RefreshHeader {
    private let background = UIView(frame: .zero)
    private(set) var placements = 0

    override func prepare() {
      super.prepare()
      addSubview(background)
    }

    override func placeSubviews() {
      super.placeSubviews()
      placements += 1
      sendSubviewToBack(background)
    }

    override func draw(in context: inout DisplayContext) {
      context.fill(context.bounds, with: .black)
    }
  }

  @Test func `drawing behind a view that is sent to the back does not ask for layout`() {
    let header = BackedHeader()
    screen.show(header)
    let placements = header.placements
    for _ in 0..<10 { screen.run() }
    #expect(header.placements == placements)
  }

  @Test func `shapes and texts are shown in order, and reuse their views`() {
    let canvas = showCanvas {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 16), with: .black)
      $0.draw("50 %", in: $0.bounds, alignment: .left)
    }
    let shape = canvas.shownShapes.first
    #expect(canvas.shownViews.count == 2 && canvas.shownShapes.count == 1)
    #expect(shape?.path == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 16)).cgPath)
    #expect(shape?.fillColor == UIColor.black.cgColor && shape?.strokeColor == nil)
    let (views, label) = (canvas.shownViews, canvas.shownViews.last as? UILabel)
    #expect(label?.text == "50 %" && label?.font == .boldSystemFont(ofSize: 14))
    #expect(label?.frame == canvas.bounds && label?.textAlignment == .left)
    canvas.drawing = {
      $0.fill($0.bounds, with: .red)
      $0.draw("100 %", in: $0.bounds, fontSize: 10, color: .blue)
    }
    screen.run()
    #expect(canvas.shownViews == views && shape?.fillColor == UIColor.red.cgColor)
    #expect(label?.text == "100 %" && label?.textColor == .blue && label?.font.pointSize == 10)
    canvas.drawing = { $0.draw("1", in: $0.bounds) }
    screen.run()
    #expect(canvas.shownViews.count == 1 && (canvas.shownViews.first as? UILabel)?.text == "1")
    canvas.drawing = { _ in }
    screen.run()
    #expect(canvas.shownViews.isEmpty)
  }

  @Test func `a stroke has round ends and corners, unless the view draws others`() {
    let canvas = showCanvas {
      let path = Path(rect: $0.bounds)
      $0.stroke(path, with: .black, lineWidth: 3)
      $0.stroke(path, with: .black, lineCap: .butt, lineJoin: .miter)
    }
    let layers = canvas.shownShapes
    #expect(layers.map(\.lineCap) == [.round, .butt] && layers.map(\.lineWidth) == [3, 1])
    #expect(layers.map(\.lineJoin) == [.round, .miter])
    #expect(layers.allSatisfy { $0.fillColor == nil && $0.strokeColor == UIColor.black.cgColor })
  }

  @Test func `a picture is shown in its size, and a narrow text has one letter per line`() {
    let image = UIImage(testImageOfSize: CGSize(width: 20, height: 10))
    let canvas = showCanvas {
      $0.draw(DisplayItem.Picture(image, tintColor: .red), in: $0.bounds)
      $0.draw("Up", in: CGRect(x: 0, y: 0, width: 14, height: 60))
    }
    let picture = canvas.shownViews.first as? UIImageView
    #expect(picture?.image === image && picture?.tintColor == .red)
    #expect(picture?.center == CGPoint(x: 40, y: 8))
    let column = canvas.shownViews.last as? UILabel
    #expect(column?.numberOfLines == 0 && column?.lineBreakMode == .byCharWrapping)
  }

  @Test func `a spinner and a ring are shapes`() {
    let canvas = showCanvas {
      $0.add(.spinner(DisplayItem.Spinner(step: 1, color: .red)), in: $0.bounds)
    }
    let count = DisplayItem.Content.spinner(DisplayItem.Spinner(step: 1, color: .red))
      .shapes(in: canvas.bounds.size).count
    #expect(count > 1 && canvas.shownShapes.count == count)
  }

  @Test func `drawn shapes follow the contrast and the appearance of their own view`() {
    let ink = UIColor {
      $0.accessibilityContrast == .high
        ? .black : $0.userInterfaceStyle == .dark ? .white : .lightGray
    }
    let canvas = showCanvas { $0.fill($0.bounds, with: ink) }
    screen.pull(to: -60)
    screen.run()
    #expect(canvas.shownShapes.first?.fillColor == UIColor.lightGray.cgColor)
    canvas.overrideUserInterfaceStyle = .dark
    screen.run(for: 0.1)
    #expect(canvas.shownShapes.first?.fillColor == UIColor.white.cgColor)
    screen.window.setContrast(.high)
    screen.run(for: 0.1)
    #expect(canvas.shownShapes.first?.fillColor == UIColor.black.cgColor)
  }

  @Test func `colors follow dark mode`() {
    let canvas = showCanvas { $0.fill($0.bounds, with: .label) }
    let layer = canvas.shownShapes.first
    #expect(layer?.fillColor == UIColor.black.cgColor)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.run()
    #expect(layer?.fillColor == UIColor.white.cgColor)
  }

  @Test func `a drawing has its view's size, is behind its subviews and gets no touches`() {
    let canvas = showCanvas { $0.fill($0.bounds, with: .black) }
    let own = UIView(frame: .zero)
    canvas.insertSubview(own, at: 0)
    canvas.frame.size.width = 200
    screen.run()
    let drawn = canvas.subviews.first
    #expect(drawn != nil && drawn === canvas.drawingView && canvas.subviews.last === own)
    #expect(drawn?.frame == canvas.bounds && drawn?.isUserInteractionEnabled == false)
    #expect(canvas.shownShapes.first?.path?.boundingBox.width == 200)
  }

  // MARK: Times of drawing

  @Test func `a hidden view and a plain component draw nothing, and a subclass can draw`() {
    final class Drawn: RefreshNormalHeader {
      override func draw(in context: inout DisplayContext) {
        context.fill(context.bounds, with: .red)
      }
    }
    let canvas = showCanvas { $0.fill($0.bounds, with: .black) }
    canvas.isHidden = true
    let count = canvas.drawings
    screen.run()
    screen.run()
    #expect(canvas.drawings == count)
    let header = Drawn()
    screen.show(header)
    #expect(header.shownShapes.count == 1)
    let plain = RefreshNormalHeader()
    screen.show(plain)
    #expect(plain.drawingView == nil)
  }

  @Test func `a drawing knows whether motion is reduced`() {
    let canvas = showCanvas {
      $0.draw($0.reducesMotion ? "still" : "moving", in: $0.bounds)
    }
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for isReduced in [true, false, true] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.run(for: 0.5)
      #expect((canvas.shownViews.first as? UILabel)?.text == (isReduced ? "still" : "moving"))
    }
  }

  @Test func `a view that changes by itself draws each frame, until it stops changing`() {
    nonisolated(unsafe) var moves = true
    let canvas = showCanvas {
      if moves { $0.changes(at: $0.time) }
      $0.draw("\($0.time)", in: $0.bounds)
    }
    let count = canvas.drawings
    screen.run(for: 0.5)
    #expect(isRunning && canvas.drawings - count >= 29)
    moves = false
    screen.run(for: 0.1)
    #expect(!isRunning)
    let last = canvas.drawings
    screen.run(for: 5)
    #expect(canvas.drawings - last < 5)
  }

  @Test func `a change at a later time is drawn at that time, without frames before`() {
    let canvas = showCanvas {
      if $0.time < 1 { $0.changes(at: 1) }
      $0.draw($0.time < 1 ? "before" : "after", in: $0.bounds)
    }
    screen.run(for: 0.5)
    #expect(!isRunning && (canvas.shownViews.first as? UILabel)?.text == "before")
    screen.run(for: 1)
    #expect(!isRunning && (canvas.shownViews.first as? UILabel)?.text == "after")
  }

  // MARK: The ring

  @Test func `a ring is a disc with a shadow, a stroke and an arrowhead`() {
    let header = RefreshRingHeader()
    screen.show(header)
    #expect(header.ringView.shownShapes.isEmpty)
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    let layers = header.ringView.shownShapes
    #expect(layers.count == 3)
    #expect(layers[0].path?.boundingBox == CGRect(x: -5, y: -5, width: 40, height: 40))
    #expect(layers[0].shadowOpacity == 0.2 && layers[0].shadowPath == layers[0].path)
    #expect(layers[0].fillColor == UIColor.white.cgColor && layers[1].fillColor == nil)
    #expect(layers[1].lineWidth == 2.5 && layers[1].lineCap == .round)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.run()
    #expect(layers[0].fillColor == UIColor(white: 58.0 / 255, alpha: 1).cgColor)
    header.ringView.discColor = .red
    header.ringView.color = .blue
    screen.run(for: 1.0 / 60)
    #expect(layers[0].fillColor == UIColor.red.cgColor)
    #expect(layers[1].strokeColor == UIColor.blue.cgColor)
  }

  @Test func `a ring turns with the frames of the screen, only while it spins in a window`() {
    let header = RefreshRingHeader()
    screen.show(header)
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    let paths = (0..<3).map { _ -> CGPath? in
      screen.run(for: 1.0 / 60)
      return header.ringView.shownShapes[1].path
    }
    #expect(paths[0] != paths[1] && paths[1] != paths[2] && isRunning)
    screen.view.removeFromSuperview()
    screen.run()
    #expect(header.ringView.isSpinning && !isRunning)
    screen.window.addSubview(screen.view)
    screen.run()
    #expect(isRunning)
    host.endHeaderRefreshing()
    screen.run(for: 2)
    #expect(header.ringView.shownShapes.isEmpty && !isRunning)
  }

  @Test func `a released list leaves no display link`() {
    // Display links of lists released by other tests end with their next frame.
    MainRunLoop.shared.run(for: 0.1)
    let count = MainRunLoop.shared.displayLinkCount
    var screen: Screen? = Screen()
    let header = RefreshRingHeader()
    screen?.show(header)
    screen?.host.beginHeaderRefreshing()
    screen?.run(for: 0.5)
    #expect(MainRunLoop.shared.displayLinkCount == count + 1)
    weak let (view, host) = (screen?.view, screen?.host)
    screen = nil
    #expect(view == nil && host == nil)
    MainRunLoop.shared.run(for: 0.1)
    #expect(MainRunLoop.shared.displayLinkCount == count)
  }

  // MARK: The gallery

  /// The indicators of the gallery.
  private static let gallery: [(name: String, make: () -> DrawnIndicator)] = [
    ("material", { MaterialIndicator() }), ("drop", { DropIndicator() }),
    ("dots", { DotsIndicator() }), ("wave", { WaveIndicator() }), ("line", { LineIndicator() }),
    ("flip", { FlipIndicator() }),
  ]

  @Test(arguments: 0..<6)
  func `an indicator of the gallery is visible, moves while it loads, and stops`(place: Int) {
    let indicator = Self.gallery[place].make()
    screen.host.list.addPullRefresh(indicator) {}
    screen.run()
    #expect(!isRunning)
    screen.pull(to: CGFloat(0 - indicator.pullHeight / 2))
    screen.run()
    #expect(!indicator.shownShapes.isEmpty)
    host.header?.open()
    #expect(isRunning && !indicator.shownShapes.isEmpty)
    func looks() -> [[CGFloat]] {
      indicator.shownShapes.map {
        let box = $0.path?.boundingBox ?? .zero
        let color = $0.fillColor ?? $0.strokeColor
        return [box.minX, box.minY, box.maxX, box.maxY] + (color?.components ?? [])
      }
    }
    let before = looks()
    screen.run(for: 0.15)
    #expect(looks() != before)
    host.endHeaderRefreshing()
    screen.run(for: 3)
    #expect(!isRunning)
  }

  @Test func `the kit's own indicators consist of views, or of a ring`() {
    let (normal, ring) = (NormalIndicator(), RingIndicator())
    let header = host.list.addPullRefresh(normal) {}
    screen.run()
    #expect(normal.stateLabel.text == "Pull down to refresh" && normal.frame == header.bounds)
    header.indicator = ring
    host.header?.open()
    #expect(normal.superview == nil && ring.ringView.shownShapes.count == 3)
  }
}

extension UIView {
  /// The views that show the drawing of this view, from back to front.
  fileprivate var shownViews: [UIView] {
    subviews.filter { $0 === (self as? View)?.drawingView }.flatMap(\.subviews)
  }

  /// The layers of the shapes that this view draws.
  fileprivate var shownShapes: [CAShapeLayer] {
    shownViews.flatMap(\.subviews).compactMap { $0.layer as? CAShapeLayer }
  }
}
