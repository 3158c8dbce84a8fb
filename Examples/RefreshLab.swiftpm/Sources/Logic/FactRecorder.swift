import UIKit

/// Records the facts of a scroll view.
@MainActor final class FactRecorder {
  private(set) var facts: [Fact] = []

  private weak var view: UIScrollView?
  private let start = CACurrentMediaTime()
  private var observations: [NSKeyValueObservation] = []
  /// Whether a fact was recorded since the last pass.
  private var hasNews = false

  init(_ view: UIScrollView) {
    self.view = view
    observations = [
      view.observe(\.contentOffset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.record(.contentOffset) }
      },
      view.observe(\.contentSize) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.record(.contentSize) }
      },
      view.observe(\.contentInset) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.record(.contentInset) }
      },
      view.panGestureRecognizer.observe(\.state) { [weak self] _, _ in
        MainActor.assumeIsolated { self?.record(.panState) }
      },
    ]
  }

  /// The time since the recorder was made, in seconds.
  var time: Double { CACurrentMediaTime() - start }

  /// Records the present values.
  func record(_ event: Fact.Event, call: Call? = nil) {
    guard let view else { return }
    hasNews = true
    // A tenth of a millisecond is enough, and makes the file shorter.
    let time = (time * 10_000).rounded() / 10_000
    facts.append(Fact(event, at: time, call: call, of: view))
  }

  /// Records a pass, if something has changed in it.
  func passDidEnd() {
    guard let view, let last = facts.last else { return }
    var now = Fact(last.event, at: last.time, call: last.call, of: view)
    now.time = last.time
    guard hasNews || now != last else { return }
    record(.pass)
    hasNews = false
  }

  /// Ends the observation.
  func stop() {
    observations = []
  }
}
