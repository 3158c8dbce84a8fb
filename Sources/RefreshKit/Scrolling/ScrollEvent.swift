/// What a scroll view tells its accessories.
nonisolated enum ScrollEvent {
  /// The offset was set.
  case offset(from: Point, to: Point)
  /// The content size was set.
  case contentSize(from: Size, to: Size)
  /// The pan gesture's state was set.
  case panState(from: PanState, to: PanState)
}
