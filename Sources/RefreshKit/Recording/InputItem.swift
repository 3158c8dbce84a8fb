/// One input of a scroll view, or of one of its components: a line of a recorded session.
package enum InputItem {
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
  case advance(Double)
  case contentSize(Size)
  case inset(EdgeInsets)
  case safeArea(EdgeInsets)
  case size(Size)
  case window(Bool)
  indirect case rowCounts([Int])
  /// A property of the scroll view, by its name in the catalogue.
  indirect case listValue(String, SettingValue)
  /// ``ScrollView/keepingPosition(_:)``, with what was done inside it.
  case keepPosition(InputList)
  indirect case attach(Slot, InputAttachment)
  case detach(Slot)
  /// A property of a component, by its name in the catalogue.
  indirect case value(Slot, String, SettingValue)
  indirect case title(Slot, RefreshState, String?)
  indirect case images(Slot, RefreshState, [Image], duration: Double?)
  indirect case call(Slot, ComponentCall)
  /// Work of the app that the timeline runs some seconds later, with what it did.
  case after(Double, InputList)
}

/// One phase of a drag by calls.
package nonisolated enum DragInput {
  case began
  case moved(Point)
  case ended(decelerate: Bool)
  case cancelled
}

/// A call of a component.
package nonisolated enum ComponentCall {
  case beginRefreshing
  case endRefreshing(RefreshResult)
  case resetNoMoreData
  case tap
  case refreshIfExpired
  case openSecondLevel
  case closeSecondLevel
}

/// What was done in one run of a block of the app.
package typealias InputList = Int
