/// An input of an app or a host to a scroll view.
package nonisolated enum ListInput: Equatable {
  case touch(TouchPhase, Point, id: Int, time: Double?)
  case wheel(Point, WheelPhase)
  case scrollStep(ScrollStep, animated: Bool)
  case scrollTo(Point, animated: Bool)
  case offset(Point)
  case drag(DragInput)
  /// A frame of a deceleration that a host shows.
  case scroll(Point)
  /// The end of such a deceleration.
  case decelerated
  case contentSize(Size)
  case inset(EdgeInsets)
  case safeArea(EdgeInsets)
  case size(Size)
  case window(Bool)
  case rowCounts([Int])
  /// A report of a driver.
  case report(DriverReport)
  /// A property of the scroll view, by its name.
  case setting(String, SettingValue)
}

/// A phase of a drag that a host makes by calls.
package nonisolated enum DragInput: Equatable {
  case began
  case moved(Point)
  case ended(decelerate: Bool)
  case cancelled
}

/// A report of a driver about the platform's scroll view.
package nonisolated enum DriverReport: Equatable {
  /// Its offset, and what has moved the content.
  case offset(Point, ScrollCause)
  /// The overshoot of a finger's pull at each edge.
  case pull(EdgeInsets)
  /// Whether a finger touches it.
  case tracks(Bool)
  /// Whether the content moves by itself after a drag.
  case decelerates(Bool)
  /// It has laid out its content.
  case layout
}
