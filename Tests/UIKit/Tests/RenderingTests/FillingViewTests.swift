import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Views of UIKit that fill a component, and blocks for the views that render one.
struct FillingViewTests {
  private let screen = Screen()
  private let label = UILabel()

  /// A header with a column of a picture, 24 points high, and a title.
  private final class StackHeader: RefreshHeader {
    let picture = UIImageView()
    let title = UILabel()
    private(set) var hosted: HostedView?

    override func prepare() {
      super.prepare()
      let stack = UIStackView(arrangedSubviews: [picture, title])
      stack.axis = .vertical
      stack.spacing = 6
      stack.isLayoutMarginsRelativeArrangement = true
      picture.heightAnchor.constraint(equalToConstant: 24).isActive = true
      title.text = "Loading"
      title.numberOfLines = 0
      hosted = addSubview(stack, fitsHeight: true)
    }
  }

  @Test func `an added view fills its component, also after a rotation`() {
    let header = RefreshHeader()
    header.addSubview(label)
    screen.show(header)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 375, height: 54))
    screen.view.frame.size = CGSize(width: 667, height: 375)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 667, height: 54))
    header.frame.size.height = 80
    screen.run()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 667, height: 80))
  }

  @Test func `a component becomes as high as the constraints of its view demand`() {
    let header = StackHeader()
    screen.show(header)
    let line = Double(header.title.intrinsicContentSize.height)
    #expect(header.frame.height == 8 + 24 + 6 + line + 8)
    screen.run()
    #expect(header.title.frame.size == CGSize(width: 359, height: line))
    #expect(header.title.frame.minY == 38)
  }

  @Test func `a view whose height is not asked for leaves the component's`() {
    let header = RefreshHeader()
    let stack = UIStackView(arrangedSubviews: [label])
    label.text = "Loading"
    header.addSubview(stack)
    screen.show(header)
    #expect(header.frame.height == 54)
  }

  @Test func `a refresh that begins before the first layout opens in the fitting height`() {
    let view = UIScrollView(frame: .zero)
    let header = StackHeader()
    view.refresh.header = header
    header.beginRefreshing()
    #expect(header.frame.height == 54)
    screen.window.addSubview(view)
    view.frame = screen.view.frame
    screen.run()
    screen.run(for: 1)
    #expect(header.frame.height > 54)
    #expect(view.contentInset.top == CGFloat(header.frame.height))
  }

  @Test func `the height is computed again in another width`() {
    let header = StackHeader()
    header.title.text = String(repeating: "A long title. ", count: 8)
    screen.show(header)
    let height = header.frame.height
    screen.view.frame.size.width = 200
    screen.run()
    #expect(header.frame.height > height)
  }

  @Test func `the height is computed again when the app asks for it`() {
    let header = StackHeader()
    screen.show(header)
    let height = header.frame.height
    header.title.text = String(repeating: "A long title. ", count: 20)
    screen.run()
    #expect(header.frame.height == height)
    header.hosted?.setNeedsLayout()
    screen.run()
    #expect(header.frame.height > height)
  }

  @Test func `a view that is removed no longer determines the height`() {
    let header = StackHeader()
    screen.show(header)
    header.hosted?.removeFromSuperview()
    header.frame.size.height = 100
    screen.view.frame.size.width = 200
    screen.run()
    #expect(header.frame.height == 100)
    #expect(header.title.window == nil)
  }

  // MARK: Blocks

  @Test func `a block runs when there is a view, once it shows the component`() {
    let header = RefreshNormalHeader()
    var frames: [CGRect] = []
    header.onUIView { view in
      frames.append(CGRect(origin: .zero, size: view.frame.size))
      view.backgroundColor = .systemBackground
    }
    #expect(frames == [])
    screen.show(header)
    screen.run(for: 1)
    #expect(frames == [CGRect(x: 0, y: 0, width: 375, height: 54)])
    #expect(header.uiView?.backgroundColor == .systemBackground)
  }

  @Test func `a block for a view that exists runs at once`() {
    let header = RefreshNormalHeader()
    screen.show(header)
    var views: [UIView] = []
    header.stateLabel.onUIView { views.append($0) }
    #expect(views.count == 1 && views.first === header.stateLabel.uiView)
  }

  @Test func `a block runs again when there is another view`() {
    let header = RefreshNormalHeader()
    var views: [UIView] = []
    header.onUIView { views.append($0) }
    screen.show(header)
    screen.view.refresh.header = nil
    header.rendering.view = nil
    screen.show(header)
    #expect(views.count == 2 && views.last === header.uiView)
    #expect(views.first !== views.last)
  }
}
