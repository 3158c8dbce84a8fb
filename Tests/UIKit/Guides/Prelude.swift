// What the examples for UIKit in the README and the guides take for granted.

import RefreshUIKit
import UIKit

/// The screen in which examples without a declaration are functions.
final class GuideScreen: UITableViewController {
  func reload() async throws {}
  func loadNextPage() async throws -> RefreshResult { .success }
}

struct Post: Sendable {
  var title: String
}

@MainActor final class API {
  func posts(page: Int) async throws -> Page<Post> { Page([]) }
  func messages(around id: Int) async throws -> Page<Post> { Page([], previous: nil, next: nil) }
}

@MainActor final class Feed {
  let titles: [String] = []
  func reload() async throws {}
  func loadMore() async throws -> Bool { true }
}

enum PhotoServer {
  @MainActor static func photos(page: Int, _ completion: @escaping @MainActor ([String]) -> Void) {
    completion([])
  }
}

/// WebKit's, whose scroll view is UIKit's.
@MainActor final class WKWebView: UIView {
  let scrollView = UIScrollView(frame: .zero)
  var url: String?
  func load(_ request: String) {}
  func reload() {}
}

@MainActor let home = "https://example.com"

@MainActor let webView = WKWebView(frame: .zero)
@MainActor let gifHeader = RefreshGifHeader()
@MainActor let tapFooter = RefreshAutoNormalFooter()
@MainActor let tableView = UITableView(frame: .zero)
@MainActor let collectionView = UICollectionView(frame: .zero)
@MainActor let keyboardHeight = 300.0
@MainActor let header = RefreshNormalHeader()
@MainActor let footer = RefreshAutoGifFooter()
@MainActor let images: [UIImage] = []
@MainActor let feed = Feed()
@MainActor let api = API()
@MainActor let pager = Pager<Post> { _ in Page([]) }
@MainActor let newest = 48
@MainActor let page = Page(["a post"], isLast: true)
@MainActor let posts = ["a post"]
@MainActor func load() {}
@MainActor func loadMore() {}
