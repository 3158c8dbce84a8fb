import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Views that fill a component, and components whose height results from the constraints of a view.
@MainActor @Suite(.serialized) struct FittingTests {
  private let screen = Screen()
  private let header = StackHeader()
  private var host: RefreshHost { screen.host }

  /// A header with a column: a picture with a height of 24 points, and a title.
  private final class StackHeader: RefreshHeader {
    let picture = UIImageView(frame: .zero)
    let title = UILabel()
    private(set) var stack = UIStackView()

    override func prepare() {
      super.prepare()
      stack = UIStackView(arrangedSubviews: [picture, title])
      stack.axis = .vertical
      stack.spacing = 6
      stack.isLayoutMarginsRelativeArrangement = true
      picture.heightAnchor.constraint(equalToConstant: 24).isActive = true
      title.text = "Loading"
      title.numberOfLines = 0
      addSubview(stack, fitsHeight: true)
    }
  }

  @Test(arguments: ViewManners.GeometryWrite.allCases)
  func `a component gets its height from the constraints of its view`(
    write: ViewManners.GeometryWrite
  ) {
    UIView.withManners {
      $0.geometryWrite = write
    } run: {
      let header = StackHeader()
      screen.show(header)
      let line = header.title.intrinsicContentSize.height
      #expect(header.frame.size.height == 8 + 24 + 6 + line + 8)
      #expect(header.frame.minY == 0 - header.frame.size.height)
      screen.run()
      #expect(header.stack.frame == header.bounds)
      #expect(header.title.frame == CGRect(x: 8, y: 38, width: 359, height: line))
    }
  }

  @Test func `the view fills the component, also after a rotation, and can give up its height`() {
    let (header, label) = (RefreshHeader(), UILabel())
    header.addSubview(label, fitsHeight: false)
    label.text = "Loading"
    screen.show(header)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 375, height: 54))
    screen.rotate()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 667, height: 54))
    header.frame.size.height = 80
    screen.run()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 667, height: 80))
  }

  @Test func `a refresh that begins before the first layout opens with the fitting height`() {
    let view = UIScrollView(frame: .zero)
    view.refresh.header = header
    header.beginRefreshing()
    #expect(header.frame.size.height == 54)
    screen.window.addSubview(view)
    view.frame = screen.view.frame
    screen.run()
    screen.run(for: 1)
    #expect(header.frame.size.height > 54)
    #expect(view.contentInset.top == header.frame.size.height)
  }

  @Test func `the height is recomputed after a new width or text size, and on request`() {
    header.title.text = String(repeating: "A long title. ", count: 8)
    header.title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
    header.title.adjustsFontForContentSizeCategory = true
    screen.show(header)
    var height = header.frame.size.height
    screen.view.frame.size.width = 200
    screen.run()
    #expect(header.frame.size.height > height)
    height = header.frame.size.height
    screen.window.setContentSizeCategory(.accessibilityExtraLarge)
    screen.run()
    #expect(header.frame.size.height > height)
    height = header.frame.size.height
    header.title.text = "Short"
    screen.run()
    header.setNeedsLayout()
    screen.run()
    #expect(header.frame.size.height < height)
    #expect(header.frame.maxY == 0)
    #expect(abs(header.stack.frame.height - header.frame.height) < 1e-9)
  }

  @Test func `a component that refreshes reserves its new height`() {
    screen.show(header)
    host.header?.open()
    #expect(screen.view.contentInset.top == header.frame.size.height)
    header.title.text = String(repeating: "A long title. ", count: 20)
    header.setNeedsLayout()
    screen.run(for: 1)
    host.header?.close()
    #expect(screen.view.contentInset.top == 0 && header.frame.maxY == 0)
  }

  @Test func `a removed view no longer determines the height`() {
    screen.show(header)
    header.stack.removeFromSuperview()
    header.frame.size.height = 100
    screen.view.frame.size.width = 200
    screen.run()
    #expect(header.frame.size.height == 100 && header.title.window == nil)
  }

  @Test func `an auto footer with a fitting height is at the end, and reserves that height`() {
    final class Footer: RefreshAutoFooter {
      let label = UILabel()

      override func prepare() {
        super.prepare()
        label.numberOfLines = 0
        label.text = String(repeating: "A long title. ", count: 8)
        addSubview(label, fitsHeight: true)
      }
    }
    let footer = Footer()
    host.footer = footer
    screen.run()
    let height = footer.label.sizeThatFits(CGSize(width: 375, height: 0)).height
    #expect(height > 44 && footer.frame == CGRect(x: 0, y: 2_000, width: 375, height: height))
    #expect(screen.view.contentInset.bottom == height)
  }
}
