import RefreshIndicators
import RefreshKit

extension Measure {
  /// A change of the offset that pulls a header, in six lists with the indicators of the gallery.
  static let indicatorPull = Measure(
    name: "indicator-pull", per: "pull of six indicators", repetitions: 20_000
  ) { count in
    let indicators: [any RefreshIndicator] = [
      MaterialIndicator(), DropIndicator(), DotsIndicator(), WaveIndicator(), LineIndicator(),
      FlipIndicator(),
    ]
    let lists = indicators.map { indicator in
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      list.contentSize = Size(width: 375, height: 4_000)
      list.addPullRefresh(indicator) {}
      list.timeline.advance(by: 0)
      list.beginDragging()
      return list
    }
    var step = 0
    return time(count) {
      step += 1
      for list in lists {
        list.drag(to: Point(x: 0, y: -1.5 * Double(step % 60)))
        list.timeline.advance(by: 1.0 / 128)
      }
    }
  }
}
