import RefreshReplay
import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Views of the kit that app code positions by constraints: titles, arrows, spinners, images, rings
/// and indicators.
@MainActor @Suite(.serialized) struct PinnedViewsTests {
  /// A view of the kit with constraints of app code.
  @MainActor private struct Pin {
    static let size = CGSize(width: 40, height: 20)
    static let margin = 12.0

    let view: UIView
    let superview: UIView

    init(_ view: UIView) {
      (self.view, superview) = (view, view.superview!)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: Self.margin),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -3),
        view.widthAnchor.constraint(equalToConstant: Self.size.width),
        view.heightAnchor.constraint(equalToConstant: Self.size.height),
      ])
    }

    /// The frame of the view as UIKit shows it, without its transform.
    var place: CGRect { view.place }

    /// The frame that results from its constraints.
    var wanted: CGRect {
      let size = superview.layer.bounds.size
      let isRightToLeft = superview.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x = isRightToLeft ? Double(size.width) - Self.margin - Self.size.width : Self.margin
      return CGRect(
        x: x, y: size.height - 3 - Self.size.height, width: Self.size.width,
        height: Self.size.height)
    }
  }

  /// Two components of a class on two screens. In the first one, one view has constraints; the
  /// second one is for comparison.
  @MainActor private final class Pair {
    private let screens: [Screen]
    private let components: [RefreshComponent]
    let pin: Pin
    private let index: Int

    /// - Parameters:
    ///   - index: The index of the view with constraints among the views of the component.
    ///   - isPinnedLater: Whether the constraints are added after the component is shown.
    init(_ make: () -> RefreshComponent, _ index: Int, isPinnedLater: Bool) {
      (screens, components) = ([Screen(), Screen()], [make(), make()])
      self.index = index
      let views = components[0].viewsOfKit
      let pin = isPinnedLater ? nil : Pin(views[index])
      for (screen, component) in zip(screens, components) {
        screen.view.contentSize = CGSize(width: 1_000, height: 2_000)
        screen.view.refresh[component.slot] = component
        screen.run()
      }
      self.pin = pin ?? Pin(views[index])
      run()
    }

    var component: RefreshComponent { components[0] }

    func run(for seconds: Double = 0) {
      for screen in screens { screen.run(for: seconds) }
    }

    func change(_ change: (Screen, RefreshComponent) -> Void) {
      for (screen, component) in zip(screens, components) { change(screen, component) }
    }

    /// The first problem: the view with constraints is elsewhere, or another view differs from the
    /// comparison. Nil if there is none.
    var fault: String? {
      if pin.place != pin.wanted { return "it is at \(pin.place), not at \(pin.wanted)" }
      let (views, others) = (components[0].viewsOfKit, components[1].viewsOfKit)
      for (place, (view, other)) in zip(views, others).enumerated() where place != index {
        // The size of the pinned view determines the positions of views inside it.
        if view.isDescendant(of: pin.view) { continue }
        if view.place != other.place {
          return "\(type(of: view)) is at \(view.place), and at \(other.place) without it"
        }
      }
      return nil
    }
  }

  /// Changes of a component, in this order.
  private static let moments: [(name: String, change: (Screen, RefreshComponent) -> Void)] = [
    ("shown", { _, _ in }),
    (
      "with other titles",
      { _, component in
        for state in RefreshState.allCases {
          (component as? any StateTitled)?.setTitle("A longer title", for: state)
        }
      }
    ),
    (
      "out of the window and back",
      { screen, _ in
        screen.view.removeFromSuperview()
        screen.run()
        screen.window.addSubview(screen.view)
      }
    ),
    ("turned", { screen, _ in screen.rotate() }),
    (
      "turned outside of the window",
      { screen, _ in
        screen.view.removeFromSuperview()
        screen.rotate()
        screen.window.addSubview(screen.view)
      }
    ),
    ("from right to left", { screen, component in screen.flip(component, to: .forceRightToLeft) }),
    (
      "out of the window and back, from right to left",
      { screen, _ in
        screen.view.removeFromSuperview()
        screen.run()
        screen.window.addSubview(screen.view)
      }
    ),
    ("from left to right", { screen, component in screen.flip(component, to: .unspecified) }),
    ("higher", { _, component in component.frame.size.height += 10 }),
    ("refreshing", { _, component in component.beginRefreshing() }),
    ("refreshed", { _, component in component.endRefreshing() }),
    (
      "without the time",
      { _, component in
        (component as? any LastUpdatedTimeShowing)?.lastUpdatedTimeLabel.isHidden.toggle()
      }
    ),
    (
      "in its slot again",
      { screen, component in
        screen.view.refresh[component.slot] = nil
        screen.run()
        screen.view.refresh[component.slot] = component
      }
    ),
    ("marked", { _, component in component.setNeedsLayout() }),
    ("marked by the list", { screen, _ in screen.host.list.didEnterWindow() }),
  ]

  /// Functions that make the components with views of the kit in them.
  private static let makers: [@MainActor @Sendable () -> RefreshComponent] = {
    var makers = ComponentKind.all.filter { $0.style != .bare && $0.style != .indicator }.map(
      \.make)
    for name in RefreshIndicatorHeader.indicatorNames {
      makers.append {
        let header = RefreshIndicatorHeader()
        header.indicator = RefreshIndicatorHeader.makeIndicator(named: name)!
        return header
      }
    }
    return makers
  }()

  @Test(arguments: ViewManners.GeometryWrite.allCases)
  func `constraints in a header do not move it in a list that scrolls sideways`(
    write: ViewManners.GeometryWrite
  ) {
    let (screen, header, label) = (Screen(), RefreshNormalHeader {}, UILabel())
    screen.view.contentSize = CGSize(width: 1_000, height: 2_000)
    header.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
    screen.show(header)
    let frame = header.frame
    UIView.withManners {
      $0.writesAutoresizedViews = true
      $0.geometryWrite = write
    } run: {
      for x in [100.0, 200, 300] {
        screen.view.contentOffset.x = x
        label.text = "\(x)"
        header.setNeedsLayout()
        screen.run()
        #expect(header.frame == frame && header.layer.frame.minX == x)
      }
    }
  }

  @Test(
    arguments: TestScope.pick(few: [.boundsAndCenter], all: ViewManners.GeometryWrite.allCases),
    [false, true])
  func `a view of the kit follows its constraints, and the other views do not move`(
    write: ViewManners.GeometryWrite, constraintsFirst: Bool
  ) {
    for isPinnedLater in [false, true] {
      UIView.withManners {
        ($0.geometryWrite, $0.appliesConstraintsFirst) = (write, constraintsFirst)
        $0.laysOutUnmarkedViews = !isPinnedLater
      } run: {
        var count = 0
        for make in Self.makers {
          for index in make().viewsOfKit.indices {
            let pair = Pair(make, index, isPinnedLater: isPinnedLater)
            for moment in Self.moments {
              pair.change(moment.change)
              pair.run()
              let early = pair.fault
              pair.run(for: 1)
              if let fault = early ?? pair.fault {
                let name = "\(type(of: pair.pin.view)) of \(type(of: pair.component))"
                Issue.record("\(name), \(moment.name): \(fault)")
              }
              count += 1
            }
          }
        }
        #expect(count > 500)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a view of the kit outside a list follows its constraints, too`(constraintsFirst: Bool) {
    UIView.withManners {
      $0.appliesConstraintsFirst = constraintsFirst
    } run: {
      let window = UIWindow(frame: Screen.frame)
      for make in Self.makers {
        for index in make().viewsOfKit.indices {
          let component = make()
          component.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
          let pin = Pin(component.viewsOfKit[index])
          for _ in 1...2 {
            window.addSubview(component)
            MainRunLoop.shared.run(for: 0.1)
            #expect(pin.place == pin.wanted, "\(type(of: pin.view)) of \(type(of: component))")
            component.removeFromSuperview()
          }
        }
      }
    }
  }

  @Test func `a view of the kit in a stack view of app code is positioned by the stack view`() {
    let (screen, header, stack) = (Screen(), RefreshNormalHeader(), UIStackView())
    header.addSubview(stack)
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 10, width: 200, height: 30)
    stack.addArrangedSubview(header.stateLabel)
    let height = header.stateLabel.intrinsicContentSize.height
    let wanted = CGRect(x: 0, y: 0, width: 200, height: height)
    for _ in 1...2 {
      screen.show(header)
      screen.run(for: 0.1)
      #expect(header.stateLabel.frame == wanted)
      screen.view.removeFromSuperview()
      screen.window.addSubview(screen.view)
      screen.run(for: 0.1)
      #expect(header.stateLabel.frame == wanted)
      header.stateLabel.text = "Another title"
    }
  }

  @Test func `a view constrained to a view of the kit follows it in each frame`() {
    let (screen, header, badge) = (Screen(), RefreshNormalHeader(), UIView())
    header.lastUpdatedTimeLabel.isHidden = true
    header.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badge.rightAnchor.constraint(equalTo: header.arrowView.leftAnchor, constant: -4),
      badge.centerYAnchor.constraint(equalTo: header.arrowView.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    // A pass of the run loop that commits before the kit's turn shows the result of the turn in the
    // next pass.
    MainRunLoop.shared.commitsFirst = true
    defer { MainRunLoop.shared.commitsFirst = false }
    screen.show(header)
    for title in ["Pull", "A longer title", "Pull"] {
      header.setTitle(title, for: .idle)
      screen.run()
      #expect(badge.frame.maxX == header.arrowView.frame.minX - 4)
    }
  }

  @Test func `images with constraints keep their content mode`() {
    let (screen, header) = (Screen(), RefreshGifHeader())
    header.setImages([UIImage(testImageOfSize: CGSize(width: 20, height: 40))], for: .idle)
    _ = Pin(header.gifView)
    header.gifView.contentMode = .scaleAspectFit
    screen.show(header)
    screen.view.semanticContentAttribute = .forceRightToLeft
    screen.run(for: 0.1)
    #expect(header.gifView.contentMode == .scaleAspectFit)
  }
}

extension Screen {
  /// Sets the direction of the scroll view, of a component and of its views. The views of the stub
  /// do not inherit it.
  fileprivate func flip(
    _ component: RefreshComponent, to direction: UISemanticContentAttribute
  ) {
    for view in [component] + component.viewsOfKit { view.semanticContentAttribute = direction }
    view.semanticContentAttribute = direction
    _ = view.refresh
  }
}

extension RefreshComponent {
  /// The views of the kit in a component, including those of its indicator.
  fileprivate var viewsOfKit: [UIView] {
    func views(in part: any Part) -> [UIView] {
      part.parts.flatMap { [$0 as? UIView].compactMap(\.self) + views(in: $0) }
    }
    return views(in: self)
  }
}

extension UIView {
  /// The frame of the view as UIKit shows it, without its transform.
  fileprivate var place: CGRect {
    let (size, center) = (layer.bounds.size, layer.position)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
