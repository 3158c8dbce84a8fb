@testable import RefreshKit

extension Life {
  /// How often an auto footer or auto header may still load by itself.
  struct Ration {
    private var left = 1
    private var canTrigger = true
    private var drag = 0
    private var contentHeight = 0.0

    /// Whether nothing is left.
    func isUsedUp(isDragging: Bool) -> Bool { isDragging ? left == 0 : !canTrigger }

    /// A property is about to be set: a new number of times counts at once.
    mutating func willSet(_ property: String, to value: SettingValue) {
      guard property == "autoTriggerTimes", case .number(let number) = value else { return }
      left = Int(number)
    }

    /// The content is so long, in points, and perhaps the offset has been before the trigger line.
    mutating func take(contentHeight: Double, isBeforeLine: Bool) {
      if contentHeight > self.contentHeight || isBeforeLine { canTrigger = true }
      self.contentHeight = contentHeight
    }

    /// The next drag, with as much as a drag has.
    mutating func take(drag: Int, times: Int) {
      guard self.drag != drag else { return }
      self.drag = drag
      left = times
      canTrigger = true
    }

    /// It has loaded.
    mutating func use(isDragging: Bool) {
      canTrigger = false
      if isDragging, left > 0 { left -= 1 }
    }
  }
}
