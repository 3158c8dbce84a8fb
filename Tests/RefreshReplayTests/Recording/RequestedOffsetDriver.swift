import RefreshKit

@testable import RefreshReplay

/// A platform that moves the content where it is asked to, or leaves it where it is.
final class RequestedOffsetDriver: ScrollDriver {
  var makesMoves = true
  /// Called before a move that it makes.
  var willMove: (ScrollView) -> Void = { _ in }
  /// Called when components have reserved other insets.
  var didReserve: (ScrollView) -> Void = { _ in }
  /// Called before and after the changes of an animation.
  var willAnimate: (ScrollView) -> Void = { _ in }
  var didAnimate: (ScrollView) -> Void = { _ in }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    guard makesMoves else { return }
    willMove(scrollView)
    scrollView.driverDidScroll(to: offset, by: .component)
  }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) { didReserve(scrollView) }
  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {}
  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {}
  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {}

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    willAnimate(scrollView)
    changes()
    didAnimate(scrollView)
  }
}

extension ScrollView {
  /// A recording of what `session` does.
  func recorded(_ session: () -> Void) -> SessionRecorder {
    let recorder = SessionRecorder(self)
    session()
    recorder.stop()
    return recorder
  }
}

extension SessionRecorder {
  /// The ops that a session has become, after those of the beginning.
  var ops: [JSON] {
    script.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst(lengthOfBeginning)
      .compactMap { try? JSONParser.parse(Array($0.utf8)) }
  }

  /// Their names.
  var opNames: [String] { ops.map(\.opName) }

  /// The list that the script makes, as it is after the last line.
  func replayed() throws(ScriptError) -> ScrollView? {
    var stage: Stage?
    for text in script.split(separator: "\n") where !text.hasPrefix("#") {
      let line = String(text)
      if let stage { _ = try stage.perform(Op(line)) } else { stage = try Stage(StageLine(line)) }
    }
    return stage?.scrollView
  }
}

nonisolated extension JSON {
  /// The name of an op; empty where it is none.
  var opName: String {
    if case .string(let name)? = self["op"] { name } else { "" }
  }
}
