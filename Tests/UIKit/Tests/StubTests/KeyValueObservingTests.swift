import Testing
import UIKit

/// The notifications of the stub to observers, and their order.
@MainActor @Suite struct KeyValueObservingTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `the setter of an inset reports the offset before the inset`() {
    let log = Log()
    view.contentSize.height = 300
    let tokens = [
      view.observe(\.contentOffset, options: [.new]) { _, change in
        let new = change.newValue?.y ?? -1
        MainActor.assumeIsolated { log.lines.append("offset \(new)") }
      },
      view.observe(\.contentInset, options: [.new, .old]) { _, change in
        let (old, new) = (change.oldValue?.top ?? -1, change.newValue?.top ?? -1)
        MainActor.assumeIsolated { log.lines.append("inset \(old) \(new)") }
      },
    ]
    view.contentInset.top = 40
    view.contentOffset.y = -40
    view.contentInset.top = 10
    #expect(log.lines == ["inset 0.0 40.0", "offset -40.0", "offset -10.0", "inset 40.0 10.0"])
    tokens[0].invalidate()
    view.contentOffset.y = 0
    #expect(log.lines.count == 4)
  }

  @Test func `an observation ends with its token`() {
    let log = Log()
    var token: NSKeyValueObservation? = view.panGestureRecognizer.observe(\.state) { pan, _ in
      MainActor.assumeIsolated { log.lines.append("\(pan.state)") }
    }
    view.beginDragging()
    #expect(log.lines == ["began"])
    #expect(token != nil)
    token = nil
    view.panDidChange(translation: .zero)
    #expect(log.lines == ["began"])
  }

  @Test(arguments: [true, false])
  func `observers are notified before or after the delegate`(observersAreFirst: Bool) {
    let delegate = Log()
    view.manners.observersAreFirst = observersAreFirst
    view.delegate = delegate
    let token = view.observe(\.contentOffset) { _, _ in
      MainActor.assumeIsolated { delegate.lines.append("observer") }
    }
    view.contentOffset.y = 5
    let order = ["observer", "delegate"]
    #expect(delegate.lines == (observersAreFirst ? order : order.reversed()))
    token.invalidate()
  }

  @Test func `no observer is notified if observing is turned off`() {
    let log = Log()
    view.manners.isObservable = false
    let token = view.observe(\.contentSize) { _, _ in
      MainActor.assumeIsolated { log.lines.append("size") }
    }
    view.contentSize.height = 300
    #expect(log.lines == [])
    token.invalidate()
  }
}

/// The notifications, in order.
@MainActor final class Log: UIScrollViewDelegate {
  var lines: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("delegate") }
}
