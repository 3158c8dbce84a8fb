import MJRefresh
import UIKit
import WebKit

class WebScreen: UIViewController, WKNavigationDelegate {
    @objc let webView = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(webView)
        webView.navigationDelegate = self
        webView.scrollView.mj_header = MJRefreshNormalHeader { [weak self] in
            guard let `self` = self else { return }
            self.webView.reload()
        }.autoChangeTransparency(true)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        webView.scrollView.mj_header?.endRefreshing()
        Swift.print("height: \(webView.scrollView.mj_contentH), state: \(String(describing: webView.scrollView.mj_header?.state))")
    }
}
