import RefreshKit

/// A finger that is moved by keys: each press moves it a little further, and it is lifted when no
/// press has come for a while.
final class KeyPull {
  /// How far a press moves the finger, in points.
  static let step = 34.0
  /// How long the finger waits for another press, in seconds.
  static let patience = 0.7

  private static let finger = 7
  /// How far the finger moves in a frame at most, in points.
  private static let speed = 7.0
  private static let frame = 1.0 / 60

  private let list: ScrollView
  private var start = Point.zero
  /// How far the finger is from where it came down, and how far it is to be; downwards.
  private var distance = 0.0
  private var target = 0.0
  private var lastPress = 0.0
  /// Whether the arrow down moves the finger down, or up: 1 or -1.
  private var sign = 1.0

  /// Whether the finger is down.
  private(set) var isActive = false

  /// Makes a finger for a list.
  init(_ list: ScrollView) {
    self.list = list
  }

  /// A first press puts the finger down and moves it.
  ///
  /// - Parameters:
  ///   - arrow: The arrow that was pressed: 1 is down, -1 up.
  ///   - direction: Where it moves the finger, in the same way.
  func press(_ arrow: Double, pulling direction: Double) {
    guard !isActive else { return }
    begin()
    sign = direction / arrow
    if isActive { pressAgain(arrow) }
  }

  /// Another press moves the finger further; one of the other arrow, back.
  func pressAgain(_ arrow: Double) {
    target += sign * arrow * Self.step
    lastPress = list.timeline.now
  }

  /// Takes the finger away, without a refresh.
  func cancel() {
    guard isActive else { return }
    isActive = false
    list.touch(.cancelled, at: place, id: Self.finger)
  }

  private func begin() {
    start = list.bounds.center
    (distance, target) = (0, 0)
    list.touch(.began, at: start, id: Self.finger)
    isActive = list.isTracking
    scheduleFrame()
  }

  private var place: Point { Point(x: start.x, y: start.y + distance) }

  private func scheduleFrame() {
    list.timeline.after(Self.frame) { [weak self] in self?.move() }
  }

  private func move() {
    guard isActive else { return }
    let way = min(max(target - distance, -Self.speed), Self.speed)
    distance += way
    if way != 0 {
      list.touch(.moved, at: place, id: Self.finger)
    } else if list.timeline.now - lastPress >= Self.patience {
      isActive = false
      list.touch(.ended, at: place, id: Self.finger)
      return
    }
    scheduleFrame()
  }
}
