import RefreshKit

/// The inputs that scenes choose from.
enum Inputs {
  /// What is in every scene of one component: a drag that is let go or cancelled, moves by the app, calls,
  /// and the window.
  static func plain(of layout: PullLayout) -> [Input] {
    [.wait] + pull(of: layout) + calls(of: layout.slot)
      + [
        Input("drag cancelled", #"{"op":"drag","phase":"cancelled"}"#, .isDragging),
        set(layout.slot, .idle),
        Input("window", #"{"op":"window","value":true}"#, .isNotInWindow),
        Input("no window", #"{"op":"window","value":false}"#, .isInWindow),
      ]
      + layout.distances.map { Input("offset", #"{"op":"offset",\#(layout.offset($0))}"#) }
  }

  /// A drag that is let go.
  static func pull(of layout: PullLayout) -> [Input] {
    [
      Input("drag begins", #"{"op":"drag","phase":"began"}"#, .isNotDragging),
      Input("let go", #"{"op":"drag","phase":"ended"}"#, .isDragging),
    ] + layout.distances.map { drag(to: $0, of: layout) }
  }

  /// A move of the finger.
  static func drag(to distance: Double, of layout: PullLayout) -> Input {
    Input(
      "drag", #"{"op":"drag","phase":"moved",\#(layout.offset(distance))}"#, .isDragging)
  }

  /// The calls of the app.
  static func calls(of slot: Slot) -> [Input] {
    [
      call("beginRefreshing()", slot, #""beginRefreshing""#),
      call("endRefreshing()", slot, #""endRefreshing""#),
      call("endRefreshing(with: .noMoreData)", slot, #""endRefreshing","result":"noMoreData""#),
      call("resetNoMoreData()", slot, #""resetNoMoreData""#),
    ]
  }

  /// A call that may have to wait.
  static func call(_ name: String, _ slot: Slot, _ method: String) -> Input {
    Input(name, #"{"op":"call","slot":"\#(slot.rawValue)","method":\#(method)}"#, .callsMayWait)
  }

  /// The state, set by the app.
  static func set(_ slot: Slot, _ state: RefreshState) -> Input {
    Input("state = .\(state.rawValue)", set(slot, "state", #""\#(state.rawValue)""#))
  }

  /// The line that sets a property.
  static func set(_ slot: Slot, _ name: String, _ value: String) -> String {
    #"{"op":"set","slot":"\#(slot.rawValue)","name":"\#(name)","value":\#(value)}"#
  }
}
