import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Colors, pictures, image sequences and spinners.
@MainActor @Suite(.serialized) struct LooksTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader()
  private var host: RefreshHost { screen.host }

  private static func makeImages(_ count: Int = 4) -> [UIImage] {
    (0..<count).map { _ in UIImage(testImageOfSize: CGSize(width: 40, height: 80)) }
  }

  /// A header that animates images while it refreshes.
  private func showGif(_ images: [UIImage], duration: Double? = nil) -> RefreshGifHeader {
    let header = RefreshGifHeader()
    header.setImages(images, for: .idle)
    header.setImages(images, duration: duration, for: .refreshing)
    screen.show(header)
    return header
  }

  // MARK: Colors

  @Test func `texts, arrows and spinners are gray, and lighter in dark mode`() {
    screen.show(header)
    let colors: [UIColor] = [
      header.stateLabel.textColor, header.arrowView.tintColor, header.loadingView.color,
      header.lastUpdatedTimeLabel.textColor,
    ]
    #expect(colors.map { $0.red(in: .light) } == Array(repeating: 90.0 / 255, count: 4))
    #expect(colors.map { $0.red(in: .dark) } == Array(repeating: 165.0 / 255, count: 4))
  }

  @Test func `an arrow has the color of its title`() {
    screen.show(header)
    header.stateLabel.textColor = .red
    header.setNeedsLayout()
    screen.run()
    #expect(header.stateLabel.textColor == .red && header.arrowView.tintColor == .red)
    let trailer = RefreshNormalTrailer()
    screen.view.contentSize.width = 1_000
    host.trailer = trailer
    trailer.stateLabel.textColor = .blue
    screen.run()
    #expect(trailer.arrowView.tintColor == .blue)
  }

  @Test func `background, tint, corners and tag set by app code stay`() {
    screen.show(header)
    header.backgroundColor = .systemBackground
    header.loadingView.color = .green
    header.layer.cornerRadius = 8
    (header.tag, header.stateLabel.tag) = (7, 8)
    host.header?.open()
    host.header?.close()
    #expect(header.backgroundColor == .systemBackground && header.layer.cornerRadius == 8)
    #expect(header.loadingView.color == .green)
    #expect(screen.window.viewWithTag(8) === header.stateLabel)
  }

  // MARK: Pictures

  @Test func `the arrow is a template, and another image is shown in its own size`() {
    screen.show(header)
    let arrow = header.arrowView
    #expect(arrow.image?.renderingMode == .alwaysTemplate)
    #expect(arrow.frame.size == CGSize(width: 15, height: 40))
    let center = arrow.center
    arrow.image = UIImage(testImageOfSize: CGSize(width: 30, height: 20))
    screen.run()
    #expect(arrow.frame.size == CGSize(width: 30, height: 20) && arrow.center == center)
    arrow.image = nil
    screen.run()
    #expect(arrow.frame.size == .zero)
  }

  @Test func `images follow the pull, and are animated during a refresh`() {
    let images = Self.makeImages()
    let header = showGif(images, duration: 2)
    #expect(header.frame.size.height == 80)
    let view = header.gifView
    #expect(view.image === images[0])
    screen.pull(to: -42)
    #expect(view.image === images[2])
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    #expect(view.isAnimating && view.isSeenToPlay)
    #expect(view.playedImages?.elementsEqual(images) == true && view.playedDuration == 2)
    host.header?.close()
    #expect(!view.isAnimating && !view.isSeenToPlay)
    let new = Self.makeImages(1)
    header.setImages(new, for: .idle)
    #expect(view.image === new[0])
  }

  // MARK: Image sequences

  @Test func `a sequence continues when the app comes back, unless it has ended`() {
    let header = showGif(Self.makeImages())
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    #expect(header.gifView.isSeenToPlay)
    UIApplication.shared.leaveAndComeBack()
    #expect(header.gifView.isSeenToPlay)
    host.header?.close()
    UIApplication.shared.leaveAndComeBack()
    #expect(!header.gifView.isAnimating && !header.gifView.isSeenToPlay)
  }

  @Test func `a sequence plays again when its scene comes back, while others stay`() {
    let (scene, other) = (UIWindowScene(), UIWindowScene())
    screen.window.windowScene = scene
    let header = showGif(Self.makeImages())
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    let count = header.gifView.playCount
    other.leaveAndComeBack()
    #expect(header.gifView.isSeenToPlay && header.gifView.playCount == count)
    scene.leaveAndComeBack()
    #expect(header.gifView.isSeenToPlay && header.gifView.playCount == count + 1)
  }

  @Test func `a sequence of an indicator or of the app's own view plays again, too`() {
    let (header, plain, own) = (RefreshHeader(), UIView(frame: .zero), ImageView())
    header.addSubview(plain)
    plain.addSubview(own)
    screen.show(header)
    own.animationImages = Self.makeImages()
    own.animationDuration = 1
    own.startAnimating()
    UIApplication.shared.leaveAndComeBack()
    #expect(own.isSeenToPlay)
  }

  @Test func `with reduced motion a sequence stays at its first image`() {
    let images = Self.makeImages()
    let view = showGif(images).gifView
    host.beginHeaderRefreshing()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for isReduced in [true, false, true] {
      UIAccessibility.isReduceMotionEnabled = isReduced
      screen.run(for: 0.5)
      #expect(view.isAnimating && view.isSeenToPlay)
      #expect(view.playedImages?.count == (isReduced ? 1 : 4))
      #expect(view.playedImages?.first === images[0])
    }
  }

  @Test func `a sequence without a duration shows its first image`() {
    let images = Self.makeImages()
    let view = showGif(images, duration: 0).gifView
    host.beginHeaderRefreshing()
    screen.run(for: 0.5)
    #expect(view.isAnimating && view.playedImages?.count == 1)
    view.animationDuration = 3
    #expect(view.playedImages?.count == 4 && view.playedDuration == 3)
    for bad in [-1, Double.nan, .infinity] { view.animationDuration = bad }
    #expect(view.animationDuration == 3 && view.playedDuration == 3)
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating && !view.isSeenToPlay)
  }

  // MARK: Spinners

  /// Runs `body` with both ways in which UIKit may hide an indicator.
  private func withBothManners(_ body: (RefreshNormalHeader) -> Void) {
    for bySetter in [false, true] {
      UIView.withManners {
        $0.indicatorsHideBySetter = bySetter
      } run: {
        let header = RefreshNormalHeader()
        screen.show(header)
        body(header)
        host.header = nil
      }
    }
  }

  @Test func `a spinner is shown while it turns`() {
    withBothManners { header in
      let spinner = header.loadingView
      #expect(spinner.layer.isHidden && !spinner.isAnimating && !spinner.isHidden)
      #expect(spinner.bounds.size == CGSize(width: 20, height: 20))
      host.beginHeaderRefreshing()
      screen.run(for: 0.5)
      #expect(!spinner.layer.isHidden && spinner.isAnimating && !spinner.isHidden)
      #expect(spinner.layer.position == header.arrowView.center && header.arrowView.isHidden)
      host.header?.close()
      #expect(spinner.layer.isHidden && !spinner.isAnimating && !spinner.isHidden)
    }
  }

  @Test(arguments: [false, true])
  func `a spinner turns, whichever properties UIKit reads at its start and stop`(
    usesOverrides: Bool
  ) {
    withBothManners { header in
      UIView.manners.indicatorsUseOverrides = usesOverrides
      for hidesWhenStopped in [true, false] {
        let spinner = header.loadingView
        spinner.hidesWhenStopped = hidesWhenStopped
        for isAnimating in [true, true, false, false, true, false] {
          if isAnimating { spinner.startAnimating() } else { spinner.stopAnimating() }
          #expect(spinner.isAnimating == isAnimating && spinner.isSeenToTurn == isAnimating)
          #expect(spinner.layer.isHidden == (hidesWhenStopped && !isAnimating))
        }
      }
    }
  }

  @Test func `a spinner with hidesWhenStopped = false stays visible`() {
    withBothManners { header in
      let spinner = header.loadingView
      spinner.hidesWhenStopped = false
      #expect(!spinner.layer.isHidden && !spinner.hidesWhenStopped)
      host.beginHeaderRefreshing()
      screen.run(for: 0.5)
      host.header?.close()
      #expect(!spinner.layer.isHidden && !spinner.isAnimating)
      spinner.hidesWhenStopped = true
      #expect(spinner.layer.isHidden && !spinner.isHidden)
    }
  }

  @Test func `a spinner hidden by app code stays hidden, until app code shows it`() {
    withBothManners { header in
      let spinner = header.loadingView
      spinner.isHidden = true
      host.beginHeaderRefreshing()
      screen.run(for: 0.5)
      #expect(spinner.isHidden && spinner.layer.isHidden && spinner.isAnimating)
      spinner.isHidden = false
      #expect(!spinner.layer.isHidden)
      host.header?.close()
      #expect(!spinner.isHidden && spinner.layer.isHidden)
    }
  }

  // MARK: Hiding

  @Test func `a component hidden by app code, by itself or out of view is not shown`() {
    screen.show(header)
    header.isHidden = true
    #expect(header.layer.isHidden && header.isHidden)
    header.isHidden = false
    let footer = RefreshAutoNormalFooter()
    footer.hidesWhileEmpty = true
    screen.view.contentSize.height = 0
    host.footer = footer
    screen.run()
    #expect(footer.layer.isHidden && !footer.isHidden)
    screen.view.contentSize.height = 2_000
    screen.run()
    screen.view.contentOffset.y = -10
    #expect(!header.layer.isHidden)
    screen.view.contentOffset.y = 1_377
    #expect(!footer.layer.isHidden && header.layer.isHidden && !header.isHidden)
  }
}
