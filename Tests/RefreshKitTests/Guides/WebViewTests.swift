import RefreshKit
import Testing

/// The web view of the guide "On UIKit", whose first load fails: WebKit reports that to one method alone, and `reload()`
/// of a view without a URL calls none.
@MainActor struct WebViewTests {
  @MainActor private final class WebView {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    var url: String?
    var isOffline = true
    var isSilent = false
    var (didFinish, didFail, didFailProvisionalNavigation) = ({}, {}, {})

    func load(_ url: String) {
      guard !isSilent else { return }
      guard !isOffline else { return didFailProvisionalNavigation() }
      self.url = url
      didFinish()
    }

    func reload() {
      if let url { load(url) }
    }
  }

  private func makeScreen() -> WebView {
    let webView = WebView()
    let header = RefreshSystemHeader { [weak webView] in
      if webView?.url == nil { webView?.load("home") } else { webView?.reload() }
    }
    header.refreshingTimeout = 60
    webView.scrollView.header = header
    let end = { [weak webView] in webView?.scrollView.header?.endRefreshing() ?? () }
    (webView.didFinish, webView.didFail, webView.didFailProvisionalNavigation) = (end, end, end)
    return webView
  }

  @Test func `a web view that is offline ends each refresh, and loads once it can`() {
    let webView = makeScreen()
    for isOffline in [true, true, false, true] {
      webView.isOffline = isOffline
      webView.scrollView.header?.beginRefreshing()
      webView.scrollView.timeline.advance(by: 5)
      #expect(webView.scrollView.header?.state == .idle)
      #expect(webView.scrollView.contentInset.top == 0)
    }
    #expect(webView.url == "home")
  }

  @Test func `a load of which a web view reports nothing ends with the time limit`() {
    let webView = makeScreen()
    webView.isSilent = true
    webView.scrollView.header?.beginRefreshing()
    webView.scrollView.timeline.advance(by: 50)
    #expect(webView.scrollView.header?.state == .refreshing)
    webView.scrollView.timeline.advance(by: 20)
    #expect(webView.scrollView.header?.state == .idle)
  }

  @Test func `the closures of a web view do not retain it`() {
    weak var released: WebView?
    do {
      let webView = makeScreen()
      released = webView
      webView.scrollView.header?.beginRefreshing()
      webView.scrollView.timeline.advance(by: 5)
    }
    #expect(released == nil)
  }
}
