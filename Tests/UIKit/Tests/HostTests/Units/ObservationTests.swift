import Observation
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Observation of models in layouts and drawings, and of the values of components.
@MainActor @Suite(.serialized) struct ObservationTests {
  private let screen = Screen()
  private var host: RefreshHost { screen.host }

  /// A model, as the macro `@Observable` would write it.
  @MainActor private final class Model: Observable {
    private let registrar = ObservationRegistrar()
    private var (storedTitle, storedColor) = ("old", UIColor.black)

    var title: String {
      get {
        registrar.access(self, keyPath: \.title)
        return storedTitle
      }
      set { registrar.withMutation(of: self, keyPath: \.title) { storedTitle = newValue } }
    }

    var color: UIColor {
      get {
        registrar.access(self, keyPath: \.color)
        return storedColor
      }
      set { registrar.withMutation(of: self, keyPath: \.color) { storedColor = newValue } }
    }
  }

  /// A header that shows a model.
  private final class ModelHeader: RefreshHeader {
    let model = Model()
    let label = UILabel()
    private(set) var placements = 0

    override func prepare() {
      super.prepare()
      addSubview(label)
    }

    override func placeSubviews() {
      super.placeSubviews()
      placements += 1
      label.frame = bounds
      label.text = model.title
    }

    override func draw(in context: inout DisplayContext) {
      context.fill(context.bounds, with: model.color)
    }
  }

  /// Counts the changes of what code reads.
  private final class Counter: @unchecked Sendable {
    private(set) var count = 0

    @MainActor func watch(_ read: @escaping @MainActor () -> Void) {
      withObservationTracking(read) {
        MainActor.assumeIsolated {
          self.count += 1
          // The next change is that of the next value, as in UIKit's own tracking.
          self.watch(read)
        }
      }
    }
  }

  // MARK: Models

  @Test func `a model that is read in placeSubviews is tracked`() {
    let header = ModelHeader()
    screen.show(header)
    screen.run(for: 0.1)
    for title in ["new", "newer", "newest"] {
      let placements = header.placements
      header.model.title = title
      screen.run(for: 0.1)
      #expect(header.label.text == title && header.placements == placements + 1)
    }
    // However often it was laid out since, a change asks for one layout.
    for _ in 0..<20 {
      header.setNeedsLayout()
      screen.run()
    }
    let placements = header.placements
    header.model.title = "last"
    screen.run(for: 0.1)
    #expect(header.placements == placements + 1)
    screen.run(for: 1)
    #expect(header.placements == placements + 1)
  }

  @Test func `a model that is read in draw is tracked`() {
    let header = ModelHeader()
    screen.show(header)
    screen.run(for: 0.1)
    for color in [UIColor.white, .gray] {
      header.model.color = color
      screen.run(for: 0.1)
      let shape = header.drawingView?.subviews.first?.subviews.first?.layer as? CAShapeLayer
      #expect(shape?.fillColor == color.cgColor)
    }
  }

  // MARK: Components

  @Test func `the state, the percent and whether a component refreshes are observable`() {
    let header = RefreshNormalHeader {}
    screen.show(header)
    let (state, isRefreshing, percent) = (Counter(), Counter(), Counter())
    state.watch { _ = header.state }
    isRefreshing.watch { _ = header.isRefreshing }
    percent.watch { _ = header.pullingPercent }
    screen.pull(to: -27)
    #expect(percent.count == 1 && state.count == 0)
    screen.pull(to: -60)
    #expect(percent.count == 2 && state.count == 1 && isRefreshing.count == 0)
    screen.lift()
    screen.run(for: 1)
    #expect(header.isRefreshing && state.count == 2 && isRefreshing.count == 1)
    header.close()
    #expect(state.count == 3 && isRefreshing.count == 2)
  }

  @Test func `whether the header of a list refreshes is observable, whichever header it has`() {
    let isRefreshing = Counter()
    isRefreshing.watch { _ = host.isHeaderRefreshing }
    let header = RefreshNormalHeader {}
    screen.show(header)
    #expect(isRefreshing.count > 0)
    var count = isRefreshing.count
    header.beginRefreshing()
    #expect(isRefreshing.count > count && host.isHeaderRefreshing)
    count = isRefreshing.count
    host.header = nil
    #expect(isRefreshing.count > count && !host.isHeaderRefreshing)
  }

  @Test func `a component whose values no app reads tracks nothing`() {
    let headers = [RefreshNormalHeader {}, ModelHeader(), RefreshRingHeader {}]
    for header in headers {
      screen.show(header)
      screen.pull(to: -100)
      screen.lift()
      screen.run(for: 1)
      header.endRefreshing()
      screen.run(for: 1)
      screen.view.contentOffset.y = 0
      screen.run()
      #expect(!header.tracking.isUsed)
    }
    #expect(!host.list.tracking.isUsed)
  }
}
