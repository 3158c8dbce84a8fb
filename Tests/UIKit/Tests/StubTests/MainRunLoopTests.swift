import Testing
import UIKit

/// The run loop and the clock of the stub.
@MainActor @Suite struct MainRunLoopTests {
  private let loop = MainRunLoop.shared

  @Test func `the run loop sleeps, and wakes for a timer and at the end`() {
    let start = loop.now
    let log = Log()
    let activities: CFRunLoopActivity = [.beforeWaiting, .afterWaiting]
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, activities.rawValue, true, 0
    ) { _, activity in
      MainActor.assumeIsolated {
        log.lines.append(activity == .beforeWaiting ? "sleep" : "wake")
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    let timer = Timer(timeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { log.lines.append("timer \(CACurrentMediaTime() - start)") }
    }
    RunLoop.main.add(timer, forMode: .common)
    loop.run(for: 2)
    CFRunLoopObserverInvalidate(observer)
    // Timers and display links of other tests wake the run loop as well.
    let timerLine = log.lines.firstIndex(of: "timer 0.5")
    #expect(log.lines.starts(with: ["sleep", "wake"]) && log.lines.suffix(2) == ["sleep", "wake"])
    #expect(timerLine.map { log.lines[$0 - 1...$0 + 1] } == ["wake", "timer 0.5", "sleep"])
    #expect(loop.now == start + 2)
  }

  @Test(arguments: [false, true])
  func `views are laid out before the run loop sleeps, between its observers or before them`(
    commitsFirst: Bool
  ) {
    final class Leaf: UIView {
      let log = Log()

      override func layoutSubviews() { log.lines.append("layout") }
    }
    let (window, leaf) = (UIWindow(frame: .zero), Leaf(frame: .zero))
    window.addSubview(leaf)
    loop.commitsFirst = commitsFirst
    loop.didCommit = { leaf.log.lines.append("commit") }
    defer { (loop.commitsFirst, loop.didCommit) = (false, nil) }
    let observers = [0, 3_000_000].map { order in
      CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, order
      ) { _, _ in MainActor.assumeIsolated { leaf.log.lines.append("\(order)") } }
    }
    for observer in observers { CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes) }
    loop.turn()
    for observer in observers { CFRunLoopObserverInvalidate(observer) }
    #expect(
      leaf.log.lines
        == (commitsFirst
          ? ["layout", "commit", "0", "3000000"] : ["0", "layout", "commit", "3000000"]))
  }

  @Test func `the clock continues during work, and timers wait for its end`() {
    let (start, wakes) = (loop.now, loop.wakeCount)
    var time: Double?
    let timer = Timer(timeInterval: 0.05, repeats: false) { _ in
      MainActor.assumeIsolated { time = CACurrentMediaTime() }
    }
    RunLoop.main.add(timer, forMode: .common)
    loop.work(for: 0.1)
    #expect(CACurrentMediaTime() == start + 0.1 && loop.wakeCount == wakes && time == nil)
    loop.turn()
    #expect(time == start + 0.1)
  }

  @Test func `an animation begins with the commit of its changes, and then completes`() {
    let view = UIView(frame: .zero)
    var isOver = false
    UIView.animate(withDuration: 1, delay: 0) {
      view.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 1)
    } completion: { _ in
      isOver = true
    }
    loop.work(for: 0.5)
    #expect(view.alpha == 0 && view.layer.seen.opacity == 1 && !isOver)
    loop.run(for: 0.5)
    #expect(abs(view.layer.seen.opacity - 0.5) < 1e-6)
    loop.work(for: 0.5)
    #expect(view.layer.seen.opacity == 0)
    loop.turn()
    #expect(isOver)
  }

  @Test func `frames are shown while the run loop sleeps, and during work`() {
    let start = loop.now.rounded(.up)
    loop.run(for: start + 0.001 - loop.now)
    var frames: [Double] = []
    loop.willShowFrame = { frames.append((CACurrentMediaTime() - start) * 60) }
    defer { loop.willShowFrame = nil }
    loop.run(for: 0.05)
    loop.work(for: 0.05)
    #expect(frames.map { $0.rounded() } == [1, 2, 3, 4, 5, 6])
    #expect(frames.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
  }
}
