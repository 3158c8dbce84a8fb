import RefreshKit
import Testing

/// The plain control, which only a finger can pull.
@MainActor struct RefreshControlTests {
  @MainActor final class Target {
    var loads = 0
    func load() { loads += 1 }
  }

  @Test func `two lines make a control that shows only its title`() {
    let target = Target()
    let bench = Bench(RefreshControl(refreshingTarget: target, refreshingAction: Target.load))
    bench.refresh()
    #expect(target.loads == 1)
    let control = RefreshControl()
    #expect(control.lastUpdatedTimeLabel.isHidden && !control.stateLabel.isHidden)
  }

  // MARK: Layout

  /// A control with an image of 36 x 24 points and a title.
  private func control(title: String? = "Pull") -> RefreshControl {
    let control = RefreshControl()
    control.setTitle(title, for: .idle)
    control.setImages([Image.scripted("a", size: Size(width: 36, height: 24))], for: .idle)
    return control
  }

  @Test func `image, gap and title are centered as a group when any of them changes`() {
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

  @Test func `an image or a title alone is centered, and a title without space has no width`() {
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
}
