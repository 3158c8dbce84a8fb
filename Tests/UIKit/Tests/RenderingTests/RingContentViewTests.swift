import RefreshKit
import Testing
import UIKit

@testable import RefreshUIKit

/// A ring on the screen.
struct RingContentViewTests {
  private let screen = Screen()
  private let header = RefreshRingHeader()

  init() {
    screen.show(header)
  }

  /// The layers of the disc, the stroke and the arrowhead; nil while no ring is shown.
  private var layers: [CAShapeLayer]? {
    header.ringView.uiView?.subviews.first?.subviews.compactMap { $0.layer as? CAShapeLayer }
  }

  /// Whether a display link runs.
  private var isRunning: Bool { screen.view.refresh.renderer.frames.isRunning }

  private func refresh() {
    screen.view.refresh.beginHeaderRefreshing()
    screen.run(for: 0.5)
  }

  @Test func `a ring is a disc, a stroke and an arrowhead`() {
    #expect(layers == nil)
    refresh()
    #expect(layers?.count == 3)
    #expect(layers?[0].path?.boundingBox == CGRect(x: -5, y: -5, width: 40, height: 40))
    #expect(layers?[0].shadowOpacity == 0.2)
    #expect(layers?[1].lineWidth == 2.5)
    #expect(layers?[1].fillColor == nil)
    #expect(layers?[1].lineCap == .round)
  }

  @Test func `it turns with the frames of the screen, and only while it spins`() {
    refresh()
    let paths = (0..<3).map { _ -> CGPath? in
      screen.run(for: 1.0 / 60)
      return layers?[1].path
    }
    #expect(paths[0] != paths[1] && paths[1] != paths[2])
    #expect(isRunning)
    screen.view.refresh.endHeaderRefreshing()
    screen.run(for: 2)
    #expect(layers == nil)
    #expect(!isRunning)
  }

  @Test func `its disc is dark in dark mode, its colors are UIKit's where the app wants it`() {
    refresh()
    let light = layers?[0].fillColor
    screen.window.overrideUserInterfaceStyle = .dark
    screen.run()
    #expect(light == UIColor.white.cgColor)
    #expect(layers?[0].fillColor != light)
    header.ringView.uiDiscColor = .red
    header.ringView.uiColor = .blue
    screen.run(for: 1.0 / 60)
    #expect(layers?[0].fillColor == UIColor.red.cgColor)
    #expect(layers?[1].strokeColor == UIColor.blue.cgColor)
  }

  @Test func `a ring that is in no window needs no frames`() {
    refresh()
    screen.view.removeFromSuperview()
    #expect(header.ringView.isSpinning)
    #expect(!isRunning)
    screen.window.addSubview(screen.view)
    #expect(isRunning)
  }

  @Test func `a list that is released leaves no display link`() {
    // The display links of lists that other tests have released end with their next frame.
    MainRunLoop.shared.run(for: 0.1)
    let count = MainRunLoop.shared.displayLinkCount
    var screen: Screen? = Screen()
    let header = RefreshRingHeader()
    screen?.show(header)
    screen?.view.refresh.beginHeaderRefreshing()
    screen?.run(for: 0.5)
    #expect(MainRunLoop.shared.displayLinkCount == count + 1)
    weak let view = screen?.view
    weak let host = screen?.view.refresh
    weak let window = screen?.window
    screen = nil
    #expect(view == nil)
    #expect(host == nil)
    #expect(window == nil)
    MainRunLoop.shared.run(for: 0.1)
    #expect(MainRunLoop.shared.displayLinkCount == count)
  }
}
