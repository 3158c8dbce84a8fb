import RefreshReplay
import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// After its components are gone, a scroll view takes a written inset as it is.
@MainActor @Suite(.serialized) struct ForgottenInsetsTests {
  /// How a component leaves, and when.
  private static let ways: [(name: String, leave: (Screen, RefreshComponent) -> Void)] = [
    ("at rest", { screen, component in screen.view.refresh[component.slot] = nil }),
    (
      "after a refresh",
      { screen, component in
        component.open()
        component.close()
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "in a refresh",
      { screen, component in
        component.open()
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "in an opening",
      { screen, component in
        component.beginRefreshing()
        screen.run(for: 0.1)
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "in a closing",
      { screen, component in
        component.open()
        component.endRefreshing()
        screen.run(for: 0.1)
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "for another view, in a refresh",
      { screen, component in
        component.open()
        screen.window.addSubview(component)
      }
    ),
    (
      "for another component, which leaves too",
      { screen, component in
        component.open()
        component.close()
        screen.view.refresh[component.slot] = component.kind?.make()
        screen.run(for: 0.1)
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "in a cell that is used again",
      { screen, component in
        component.open()
        screen.host.prepareForReuse()
        screen.run(for: 0.1)
        screen.view.refresh[component.slot] = nil
      }
    ),
    (
      "outside of the window",
      { screen, component in
        component.open()
        component.close()
        screen.view.removeFromSuperview()
        screen.view.refresh[component.slot] = nil
        screen.window.addSubview(screen.view)
      }
    ),
  ]

  private static func makeViews() -> [UIScrollView] {
    let frame = Screen.frame
    let flipped = UICollectionView(frame: frame, collectionViewLayout: FlippingLayout())
    flipped.semanticContentAttribute = .forceRightToLeft
    return [
      UIScrollView(frame: frame),
      UICollectionView(frame: frame, collectionViewLayout: FreeLayout()), flipped,
    ]
  }

  @Test func `without a component a written inset is the app's own`() {
    for kind in ComponentKind.tested {
      for (name, leave) in Self.ways {
        for view in Self.makeViews() {
          let screen = Screen(view)
          view.contentSize = CGSize(width: 1_000, height: 2_000)
          let own = UIEdgeInsets(top: 6, left: 5, bottom: 4, right: 3)
          view.contentInset = own
          let component = kind.make()
          view.refresh[component.slot] = component
          screen.run(for: 0.1)
          leave(screen, component)
          screen.run(for: 1)
          #expect(view.contentInset == own, "\(kind.name) left \(name)")
          view.contentOffset = CGPoint(x: 100, y: 500)
          for edge in Edge.allCases where edge.axis == component.edge.axis {
            // In small steps, so that each sum of the last refresh is among the values.
            for written in stride(from: own[edge] + 1, through: 130, by: 1) {
              view.contentInset[edge] = written
              guard view.contentInset[edge] != written else { continue }
              Issue.record("\(kind.name) left \(name): \(written) became \(view.contentInset)")
              return
            }
          }
          #expect(view.contentOffset == CGPoint(x: 100, y: 500))
        }
      }
    }
  }

  @Test func `amounts added with another header in the slot are all added`() {
    let screen = Screen()
    let view = screen.view
    view.contentInset.top = 6
    screen.show(RefreshNormalHeader {})
    view.refresh.header?.open()
    view.refresh.header?.close()
    screen.show(RefreshNormalHeader {})
    for step in 1...60 {
      view.contentInset.top += 1
      #expect(view.contentInset.top == 6 + CGFloat(step))
    }
  }
}
