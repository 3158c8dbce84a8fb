import RefreshKit

/// A finger that the arrow keys move: each press moves it further; without a press for ``patience``
/// the finger is lifted.
@MainActor final class KeyPull {
  /// The distance by which a press moves the finger, in points.
  static let step = 34.0
  /// The time that the finger waits for another press, in seconds.
  static let patience = 0.7

  private static let fingerID = 7
  /// The greatest distance that the finger moves in a frame, in points.
  private static let maximumMovement = 7.0
  private static let frame = 1.0 / 60

  private let list: ScrollView
  private var start = Point.zero
  /// The present distance of the finger from its first position, in points downward.
  private var distance = 0.0
  /// The distance that the finger moves to, in points downward.
  private var target = 0.0
  private var lastPress = 0.0
  /// 1 if the down arrow moves the finger down, -1 if it moves the finger up.
  private var sign = 1.0

  private(set) var isActive = false

  init(_ list: ScrollView) {
    self.list = list
  }

  /// Puts the finger down and moves it. Called for the first press of an arrow.
  ///
  /// - Parameters:
  ///   - arrow: The pressed arrow: 1 is down, -1 up.
  ///   - direction: The direction in which the finger moves: 1 is down, -1 up.
  func press(_ arrow: Double, pulling direction: Double) {
    guard !isActive else { return }
    begin()
    sign = direction / arrow
    if isActive { pressAgain(arrow) }
  }

  /// Moves the finger further, or back on a press of the other arrow.
  func pressAgain(_ arrow: Double) {
    target += sign * arrow * Self.step
    lastPress = list.timeline.now
  }

  /// Cancels the touch, without a refresh.
  func cancel() {
    guard isActive else { return }
    isActive = false
    list.touch(.cancelled, at: place, id: Self.fingerID)
  }

  private func begin() {
    start = list.bounds.center
    (distance, target) = (0, 0)
    list.touch(.began, at: start, id: Self.fingerID)
    isActive = list.isTracking
    scheduleFrame()
  }

  private var place: Point { Point(x: start.x, y: start.y + distance) }

  private func scheduleFrame() {
    list.timeline.after(Self.frame) { [weak self] in self?.move() }
  }

  private func move() {
    guard isActive else { return }
    let movement = min(max(target - distance, -Self.maximumMovement), Self.maximumMovement)
    distance += movement
    if movement != 0 {
      list.touch(.moved, at: place, id: Self.fingerID)
    } else if list.timeline.now - lastPress >= Self.patience {
      isActive = false
      list.touch(.ended, at: place, id: Self.fingerID)
      return
    }
    scheduleFrame()
  }
}
