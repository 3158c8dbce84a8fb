import RefreshKit
import RefreshReplay

/// The position of the content in words.
struct Place {
  /// `pulled down 30`, or `scrolled to 200`; a pull that is held moves no content, and counts as one.
  let words: String
  /// The gesture that moves it: `pull down`, or `scroll`.
  let deed: String

  /// The place of the content of `view`.
  init(_ view: ScrollView) {
    let pulls: [(axis: Axis, before: String, after: String)] = [
      (.vertical, "down", "up"), (.horizontal, "right", "left"),
    ]
    for (axis, before, after) in pulls {
      let offset = view.pulledOffset[axis]
      let start = view.geometry.start(along: axis)
      let end = view.geometry.range(along: axis).upperBound
      if offset < start || offset > end {
        let distance = JSON(max(start - offset, offset - end).rounded())
        words = "pulled \(offset < start ? before : after) \(distance)"
        deed = "pull \(offset < start ? before : after)"
        return
      }
    }
    let isSideways = view.geometry.overflow(along: .horizontal) > 0
    let offset = view.contentOffset[isSideways ? .horizontal : .vertical]
    words = "scrolled to \(JSON(offset.rounded()))"
    deed = "scroll"
  }
}
