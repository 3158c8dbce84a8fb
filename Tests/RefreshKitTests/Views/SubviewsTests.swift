import TestSupport
import Testing

@testable import RefreshKit

/// Adding and removing subviews.
@MainActor struct SubviewsTests {
  private func isSame(_ views: [View], _ others: [View]) -> Bool {
    views.map(ObjectIdentifier.init) == others.map(ObjectIdentifier.init)
  }

  @Test(arguments: 1...20)
  func `subviews are the same as in a plain array`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let parent = View()
    var expected: [View] = []
    for _ in 0..<400 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let view = View()
        parent.addSubview(view)
        expected.append(view)
      case 1:
        let view = View()
        let index = Int.random(in: 0...expected.count, using: &random)
        parent.insertSubview(view, at: index)
        expected.insert(view, at: index)
      case 2 where !expected.isEmpty:
        let view = expected[Int.random(in: expected.indices, using: &random)]
        parent.addSubview(view)
        expected.removeAll { $0 === view }
        expected.append(view)
      default:
        guard !expected.isEmpty else { continue }
        let index = Int.random(in: expected.indices, using: &random)
        expected.remove(at: index).removeFromSuperview()
      }
      #expect(parent.storage.children.count == expected.count)
      if Bool.random(using: &random) {
        #expect(isSame(parent.subviews, expected))
      }
    }
    #expect(isSame(parent.subviews, expected))
    #expect(expected.allSatisfy { $0.superview === parent })
  }

  /// In proportion to the square of their number, this would take minutes, not less than a second.
  @Test(arguments: [false, true])
  func `removing many subviews takes time in proportion to their number`(fromTheLast: Bool) {
    let views = (0..<30_000).map { _ in View() }
    var subviews = Subviews()
    for view in views { subviews.insert(view, at: subviews.count) }
    let order = fromTheLast ? views.reversed() : views
    let time = ContinuousClock().measure { for view in order { subviews.remove(view) } }
    #expect(time < .seconds(10))
    #expect(subviews.count == 0)
  }

  @Test func `a removed view is released`() {
    let parent = View()
    weak var view: View?
    do {
      let made = View()
      view = made
      for view in [View(), made, View(), View()] { parent.addSubview(view) }
      made.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(parent.subviews.count == 3)
  }

  @Test func `views that are removed during a layout are not laid out afterward`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let boxes = (0..<6).map { _ in Box() }
    for box in boxes { list.addSubview(box) }
    boxes[1].didLayOut = { [leaving = Array(boxes[2...])] in
      for box in leaving { box.removeFromSuperview() }
    }
    list.timeline.advance(by: 0)
    list.timeline.advance(by: 0)
    #expect(isSame(list.subviews, Array(boxes[...1])))
  }
}
