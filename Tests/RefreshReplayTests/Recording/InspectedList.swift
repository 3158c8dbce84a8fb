import RefreshKit
import RefreshReplay

/// A list of 375 x 667 points with content of 375 x 2,000, and its inspector: what tests of its entries begin with.
class InspectedList {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let inspector: RefreshInspector

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    inspector = RefreshInspector(list)
  }

  /// The texts of the entries.
  var texts: [String] { inspector.entries.map(\.text) }
}
