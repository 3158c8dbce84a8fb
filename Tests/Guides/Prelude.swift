// What the examples of the guides, of the README and of comments take for granted.

import RefreshIndicators
import RefreshKit
import RefreshPaging
import RefreshReplay

@MainActor let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
@MainActor let header = RefreshNormalHeader()
@MainActor let footer = RefreshAutoNormalFooter()

// MARK: An app

struct NoNetwork: Error {}

struct TooManyRequests: Error {
  let retryAfter = 30.0
}

@MainActor final class Feed {
  func reload() async throws {}
  func loadMore() async throws -> Bool { true }
  func loadNextPage() {}
}

struct API {
  func posts(page: Int) async throws -> Page<String> { Page([]) }
  func posts(from offset: Int) async throws -> [String] { [] }
  func messages(before cursor: Int) async throws -> Page<String> { Page([]) }
  func messages(around id: Int) async throws -> Page<String> { Page([], previous: nil, next: nil) }
}

@MainActor final class Model {
  let states = AsyncStream<RefreshState> { $0.finish() }
  func take(_ state: RefreshState) {}
}

@MainActor final class ThreeDots: DrawnIndicator {}

@MainActor let feed = Feed()
@MainActor let model = Model()
@MainActor let page = Page(["a post"], isLast: true)
@MainActor let posts = ["a post"]
@MainActor let pager = Pager(in: list) { _ in Page(["a post"], isLast: true) }
let api = API()
let newest = 48
let error = NoNetwork()

@MainActor func load() {}
@MainActor func showMore() {}
@MainActor func showBanner() {}

// MARK: A host

let seconds = 1.0 / 60
let finger = Point(x: 100, y: 100)

/// The scroll view of a platform.
@MainActor final class NativeScrollView {
  var inset = EdgeInsets.zero
  var offset = Point.zero
  var alwaysBounces = false
  var takesTouches = true
  var isDragging = false

  var didBeginDragging = {}
  var didScroll = {}
  var didEndDragging: (_ decelerates: Bool) -> Void = { _ in }
  var didEndDecelerating = {}

  func scroll(to offset: Point, animated: Bool) { self.offset = offset }
  func animate(lasting duration: Double, _ changes: () -> Void) { changes() }
  func afterNextLayout(_ body: () -> Void) { body() }
}

@MainActor let native = NativeScrollView()
@MainActor let promotions = View()
@MainActor let tabBar = View()

@MainActor func draw(_ list: ScrollView) {}
@MainActor func drawRows(at offset: Point) {}
@MainActor func sleep(until time: Double?) {}

@MainActor enum Screen {
  static func write(
    _ text: String, in frame: Rect, at side: ImageView.ContentMode, color: Color, opacity: Double
  ) {}
  static func show(_ image: Image, in frame: Rect, turnedBy angle: Double, opacity: Double) {}
  static func draw(
    _ shape: DisplayItem.Shape, in frame: Rect, turnedBy angle: Double, opacity: Double
  ) {}
}

// MARK: A session

let script = Array("".utf8)
func nextPiece() -> [UInt8]? { nil }
func log(_ text: String) {}
func write(_ text: String) {}
func exit(_ status: Int32) {}
