import Dispatch
import Testing
import UIKit

/// Deallocation of the stub's views as in Objective-C, where UIKit's views are deallocated.
@MainActor @Suite(.serialized) struct DeallocationTests {
  init() { UIView.manners = ViewManners() }

  /// A view that records the end of itself and of its subviews.
  @MainActor private final class Noticing: UIView {
    @MainActor final class Log {
      var lines: [String] = []
    }

    let log: Log
    let name: String
    /// Whether ``removeFromSuperview()`` calls super.
    var leaves = true
    var wasRemoved: (Noticing) -> Void = { _ in }

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("It is in no archive.") }

    override func removeFromSuperview() {
      log.lines.append("\(name) is removed")
      wasRemoved(self)
      if leaves { super.removeFromSuperview() }
    }

    override func willRemoveSubview(_ view: UIView) {
      super.willRemoveSubview(view)
      let child = (view as? Noticing)?.name ?? "a view"
      log.lines.append("\(name) loses \(child) of \(subviews.count)")
    }

    override func setNeedsLayout() {
      super.setNeedsLayout()
      if !name.isEmpty, subviews.count == 1 { log.lines.append("\(name) is marked") }
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview == nil { log.lines.append("\(name) has no superview") }
    }
  }

  private let log = Noticing.Log()

  private func family() -> (parent: Noticing, children: [Noticing]) {
    let (parent, children) = (Noticing("parent", log), ["a", "b"].map { Noticing($0, log) })
    for child in children { parent.addSubview(child) }
    log.lines = []
    return (parent, children)
  }

  // https://github.com/dotnet/macios/issues/10562
  @Test(arguments: [true, false], [true, false])
  func `a view removes its subviews during deallocation, while its properties still exist`(
    beginsAtBack: Bool, notifies: Bool
  ) {
    UIView.manners.deallocBeginsAtBack = beginsAtBack
    UIView.manners.deallocNotifies = notifies
    var (parent, children): (Noticing?, [Noticing]) = family()
    weak let last = parent
    parent = nil
    #expect(last == nil && children.allSatisfy { !$0.hasSuperview })
    let order = beginsAtBack ? ["a", "b"] : ["b", "a"]
    var lines: [String] = []
    for (count, name) in zip([2, 1], order) {
      lines.append("\(name) is removed")
      if notifies { lines.append("parent loses \(name) of \(count)") }
      if notifies, count == 2 { lines.append("parent is marked") }
      lines.append("\(name) has no superview")
    }
    #expect(log.lines == lines)
    weak let child = children[0]
    children = []
    #expect(child == nil)
  }

  @Test func `a subview whose override does not call super leaks, with a dead superview`() {
    weak var child: Noticing?
    do {
      let (parent, children) = family()
      children[0].leaves = false
      child = children[0]
      #expect(child?.superview === parent)
    }
    #expect(child?.hasSuperview == true)
  }

  @Test func `a superview can be compared during its deallocation, and is nil afterward`() {
    var (parent, children): (Noticing?, [Noticing]) = family()
    var isThere: [Bool] = []
    children[0].wasRemoved = { isThere.append($0.superview != nil) }
    weak let last = parent
    parent = nil
    #expect(isThere == [true] && last == nil && children[0].superview == nil)
  }

  @Test(arguments: [true, false])
  func `deallocation stops an animation with or without calling its method`(stops: Bool) {
    @MainActor final class Images: UIImageView {
      var didStop: () -> Void = {}

      override func stopAnimating() {
        super.stopAnimating()
        didStop()
      }
    }
    @MainActor final class Indicator: UIActivityIndicatorView {
      var didStop: () -> Void = {}

      override func stopAnimating() {
        super.stopAnimating()
        didStop()
      }
    }
    UIView.manners.deallocStopsAnimations = stops
    var count = 0
    do {
      let (images, indicator) = (Images(frame: .zero), Indicator(style: .medium))
      images.didStop = { count += 1 }
      indicator.didStop = { count += 1 }
    }
    #expect(count == (stops ? 2 : 0))
    UIView.manners = ViewManners()
  }

  @Test func `a view released by another thread is deallocated on the main thread`() async {
    let log = log
    var isOnMainThread: [Bool] = []
    func release() {
      let (parent, children) = family()
      for child in children {
        child.wasRemoved = { _ in isOnMainThread.append(Thread.isMainThread) }
      }
      let last = Unmanaged.passRetained(parent)
      DispatchQueue.global().async { last.release() }
    }
    release()
    while !log.lines.contains("b has no superview") { await Task.yield() }
    #expect(isOnMainThread == [true, true])
  }

  // MARK: Stopping the program

  /// Deallocates a view whose subview calls a function when it is removed.
  private static func end(_ wasRemoved: @escaping (UIView?) -> Void) {
    let (parent, child) = (Noticing("parent", Noticing.Log()), Noticing("child", Noticing.Log()))
    child.wasRemoved = { wasRemoved($0.superview) }
    parent.addSubview(child)
  }

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  // https://github.com/pulkit-vaid/PVSwitch/issues/3
  @Test func `a new weak reference to a view during its deallocation stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.end { view in
          weak let view = view
          print(view as Any)
        }
      }
    }
    #expect(message(result).contains("A weak or unowned reference to a Noticing that is being"))
  }

  @Test func `a new unowned reference to a view during its deallocation stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Self.end { view in
          guard let view else { return }
          let work = { [unowned view] in print(view) }
          withExtendedLifetime(work) {}
        }
      }
    }
    #expect(message(result).contains("A weak or unowned reference to a Noticing that is being"))
  }

  @Test func `reading a property of a superview during its deallocation stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Self.end { _ = $0?.window } }
    }
    #expect(message(result).contains("window of a Noticing that is being deallocated is read"))
  }
}
