import RefreshKit

/// A part of a recorded session: an input of a scroll view, or of one of its components.
enum RecordedItem {
  case list(ListInput)
  indirect case component(Slot, ComponentCall)
  indirect case attach(Slot, InputAttachment)
  case detach(Slot)
  case advance(Double)
  /// ``Timeline/advanceTime(by:)``.
  case advanceTime(Double)
  /// ``ScrollView/keepingPosition(_:)``, with what was done inside it.
  case keepPosition(InputList)
  /// Work of the app that the timeline runs some seconds later, with what it did.
  case after(Double, InputList)
}

/// What was done in one run of a block of the app.
typealias InputList = Int
