import RefreshKit

extension Bench {
  /// A bare footer that only logs what its scroll view tells it.
  final class Witness: RefreshFooter {
    private(set) var log: [String] = []
    /// Called with each entry, so that a test can read values at that time.
    var onEntry: ((String) -> Void)?

    /// A list of 375 x 667 points with content of 375 x 2,000, and a witness in it.
    static func inList() -> (list: ScrollView, witness: Witness) {
      let witness = Witness()
      let list = Bench.list(witness)
      witness.clearLog()
      return (list, witness)
    }

    func clearLog() {
      log = []
    }

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      note("offset \(text(change.old)) > \(text(change.new))")
    }

    override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
      super.scrollViewContentSizeDidChange(change)
      note("size \(text(change.old)) > \(text(change.new))")
    }

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      note("pan \(change.old) > \(change.new)")
    }

    private func note(_ entry: String) {
      log.append(entry)
      onEntry?(entry)
    }

    private func text(_ point: Point) -> String { "\(Int(point.x)),\(Int(point.y))" }

    private func text(_ size: Size) -> String { "\(Int(size.width))x\(Int(size.height))" }
  }
}
