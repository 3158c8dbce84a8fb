import RefreshKit
import TestSupport
import Testing

/// The plain control: started by a finger alone, at rest in the end.
struct RefreshControlTests {
  final class Target {
    var loads = 0
    func load() { loads += 1 }
  }

  @Test func `two lines make a control, which shows its title alone`() {
    let target = Target()
    let bench = Bench(RefreshControl(refreshingTarget: target, refreshingAction: Target.load))
    bench.refresh()
    #expect(target.loads == 1)
    let control = RefreshControl()
    #expect(control.lastUpdatedTimeLabel.isHidden && !control.stateLabel.isHidden)
  }

  // MARK: Layout

  /// A control with an image of 36 x 24 and a title, `width` points wide, in English.
  private func control(title: String? = "Pull") -> RefreshControl {
    let control = RefreshControl()
    control.setTitle(title, for: .idle)
    control.setImages([Image.scripted("a", size: Size(width: 36, height: 24))], for: .idle)
    return control
  }

  @Test func `image, gap and title are centered as a group, which follows all of them`() {
    let control = control()
    let bench = Bench(control)
    #expect(control.gifView.frame.size == Size(width: 36, height: 24))
    #expect(control.gifView.center.y == 30 && control.gifView.contentMode == .center)
    #expect(control.stateLabel.frame.width == control.stateLabel.textWidth)
    #expect(control.stateLabel.frame.height == 60)
    func expectGroup(_ width: Double, gap: Double = 20, in list: Double = 375) {
      bench.wait()
      let (gif, label) = (control.gifView.frame, control.stateLabel.frame)
      #expect(gif.width == width && label.x == gif.maxX + gap)
      #expect(gif.x == list - label.maxX)
    }
    expectGroup(36)
    bench.list.frame.size.width = 500
    expectGroup(36, in: 500)
    bench.list.frame.size.width = 375
    control.setTitle("a longer title", for: .idle)
    expectGroup(36)
    control.setImages([Image.scripted("b", size: Size(width: 10, height: 10))], for: .idle)
    expectGroup(10)
    control.labelLeftInset = 5
    expectGroup(10, gap: 5)
    control.labelLeftInset = 20
    let pictures = (0..<3).map { Image.scripted("\($0)", size: Size(width: 50, height: 20)) }
    control.setImages(pictures, for: .refreshing)
    bench.refresh()
    expectGroup(50)
    bench.list.layoutDirection = .rightToLeft
    bench.wait()
    #expect(control.gifView.frame.x == control.stateLabel.frame.maxX + 20)
  }

  @Test func `an image or a title alone is centered, and a title without room has no width`() {
    let picture = control()
    picture.stateLabel.isHidden = true
    let title = RefreshControl()
    let untitled = control(title: "")
    for control in [picture, title, untitled] { Bench(control).wait() }
    #expect(picture.gifView.center == picture.bounds.center)
    #expect(picture.gifView.contentMode == .center)
    #expect(title.stateLabel.frame == title.bounds)
    let narrow = self.control()
    let bench = Bench(narrow)
    bench.list.frame.size.width = 50
    bench.wait()
    #expect(narrow.gifView.frame.x == 0 && narrow.stateLabel.frame.width == 0)
  }

  @Test(arguments: 1...20)
  func `random offsets, insets and sizes start nothing, however many`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = Bench(RefreshControl())
    bench.component.refreshingBlock = { Issue.record("started by seed \(seed)") }
    for _ in 0..<500 {
      let length = Double.random(in: -500...3_000, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bench.list.contentOffset.y = length
      case 1: bench.list.contentInset.top = length / 10
      case 2: bench.list.contentSize.height = abs(length)
      case 3: bench.list.decelerate(to: Point(x: 0, y: length))
      case 4: bench.list.scrollWheel(dy: length)
      default: bench.wait(abs(length) / 1_000)
      }
    }
    bench.wait(1)
    #expect(bench.component.state == .idle)
    #expect(bench.list.reservedInset == .zero)
  }

  @Test(arguments: 1...20)
  func `one refresh for each drag beyond the threshold, whatever else happens`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = Bench(RefreshControl())
    var pulls = 0
    for _ in 0..<100 {
      bench.list.beginDragging()
      bench.list.drag(to: Point(x: 0, y: Double.random(in: -200...0, using: &random)))
      if bench.component.state == .pulling { pulls += 1 }
      bench.list.endDragging()
      for _ in 0..<5 {
        bench.list.contentOffset.y = Double.random(in: -300...300, using: &random)
        bench.list.contentInset.top = Double.random(in: 0...50, using: &random)
      }
      bench.wait(0.5)
      bench.end()
    }
    #expect(pulls > 10)
    #expect(bench.list.reservedInset == .zero)
    #expect(bench.log.count { $0.hasSuffix(">refreshing") } == pulls)
  }
}
