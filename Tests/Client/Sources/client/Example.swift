import RefreshKit

@MainActor private var loads: [String] = []

@MainActor func loadNewest() {
  loads.append("newest")
}

@MainActor func loadNextPage() {
  loads.append("next page")
}

/// Pulls the example's header, scrolls to its footer, and ends both refreshes.
@MainActor func checkExample(_ list: ScrollView) {
  list.timeline.advance(by: 0)
  list.beginDragging()
  list.drag(to: Point(x: 0, y: -60))
  list.endDragging()
  list.timeline.advance(by: 1)
  check(loads, is: ["newest"], "what the header loads")
  check(list.adjustedContentInset.top, is: 54, "the header's room")

  list.header?.endRefreshing()
  list.timeline.advance(by: 1)
  check(list.header?.state, is: .idle, "the header's state")
  check(list.adjustedContentInset.top, is: 0, "the header's room")

  list.contentOffset = Point(x: 0, y: 2_000 + 44 - 667)
  list.timeline.advance(by: 0)
  check(loads, is: ["newest", "next page"], "what the footer loads")
  list.footer?.endRefreshingWithNoMoreData()
  list.timeline.advance(by: 1)
  check(list.footer?.state, is: .noMoreData, "the footer's state")
  print("example: \(loads.joined(separator: ", "))")
}

/// Pulls and ends the example's own header.
@MainActor func checkStar(_ header: StarHeader) {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  list.header = header
  list.timeline.advance(by: 0)
  check(header.star.text, is: "pull", "the star's text before the first pull")
  check(header.star.frame, is: Rect(x: 0, y: 0, width: 375, height: 50), "the star's frame")
  list.beginDragging()
  list.drag(to: Point(x: 0, y: -25))
  check(header.star.alpha, is: 0.5, "the star's alpha")
  list.drag(to: Point(x: 0, y: -51))
  check(header.star.text, is: "pull", "the star's text while pulling")
  list.endDragging()
  list.timeline.advance(by: 1)
  check(header.star.text, is: "loading", "the star's text while refreshing")
  header.endRefreshing()
  list.timeline.advance(by: 1)
  check(header.star.text, is: "pull", "the star's text at the end")
  print("StarHeader: pulled, refreshed, ended")
}
