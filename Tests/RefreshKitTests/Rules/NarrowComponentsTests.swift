import RefreshKit
import Testing

/// Rule A21: what is beside a title stays inside a narrow component, and the text is cut off.
struct NarrowComponentsTests {
  /// The classes with a title at the top or the bottom, each with what is beside it.
  nonisolated private static let kinds = Kind.titled.filter {
    !["Leader", "Trailer", "StateHeader", "StateFooter"].contains(where: $0.name.contains)
  }
  nonisolated private static let long = "Отпустите, чтобы обновить этот очень длинный список"

  /// A component in a list of some width, laid out with a title.
  private func component(_ kind: Kind, width: Double, title: String) -> RefreshComponent {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: width, height: 667))
    let component = kind.make()
    (component as? any StateTitled)?.setTitle(title, for: .idle)
    (component as? any UpdateTimed)?.lastUpdatedTimeLabel.isHidden = true
    let image = Image(name: "image", size: Size(width: 20, height: 20))
    (component as? any GifShowing)?.setImages([image], for: .idle)
    list[Slot(component.edge)] = component
    list.timeline.advance(by: 0)
    return component
  }

  /// The frames of what is beside a title.
  private func pictures(of component: RefreshComponent) -> [Rect] {
    let views: [View?] = [
      (component as? any ArrowShowing)?.arrowView, (component as? any LoadingShowing)?.loadingView,
      (component as? any GifShowing)?.gifView,
    ]
    return views.compactMap { $0?.frame }
  }

  @Test(arguments: kinds, [320.0, 200, 60, 20])
  func `arrow, spinner and picture stay inside`(kind: Kind, width: Double) throws {
    let component = component(kind, width: width, title: Self.long)
    let pictures = pictures(of: component)
    #expect(!pictures.isEmpty)
    for frame in pictures {
      #expect(frame.x >= 0 && frame.width >= 0, "\(frame)")
      #expect(frame.x + frame.width <= width || kind.name == "RefreshControl", "\(frame)")
    }
  }

  @Test(arguments: kinds.filter { $0.name != "RefreshControl" })
  func `a text is cut off where it is too wide, and stays centered`(kind: Kind) throws {
    let component = component(kind, width: 320, title: Self.long)
    let titled = try #require(component as? any StateTitled)
    let width = 320 - 2 * (titled.labelLeftInset + 10)
    #expect(titled.stateLabel.textWidth > width)
    #expect(titled.stateLabel.frame.width == width)
    #expect(titled.stateLabel.center.x == 160)
  }

  @Test(arguments: kinds.filter { $0.name != "RefreshControl" })
  func `a text that fits has the whole width`(kind: Kind) throws {
    let component = component(kind, width: 320, title: "Pull")
    let titled = try #require(component as? any StateTitled)
    #expect(titled.stateLabel.frame.width == 320)
  }

  @Test func `the title of a control has the room beside its picture`() throws {
    let control = try #require(
      component(Kind({ RefreshControl() }, "RefreshControl"), width: 320, title: Self.long)
        as? RefreshControl)
    #expect(control.gifView.frame.x == 0)
    #expect(control.stateLabel.frame.x == 40)
    #expect(control.stateLabel.frame.width == 280)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `an indicator with a long title keeps its arrow`(direction: LayoutDirection) {
    let indicator = NormalIndicator()
    indicator.layoutDirection = direction
    indicator.setTitle(Self.long, for: .idle)
    indicator.refreshStateDidChange(to: .idle)
    indicator.frame = Rect(x: 0, y: 0, width: 320, height: 60)
    indicator.layoutIfNeeded()
    #expect(indicator.arrowView.center.x == (direction == .leftToRight ? 10 : 310))
    #expect(indicator.stateLabel.frame.width == 250)
    #expect(indicator.stateLabel.center.x == 160)
  }
}
