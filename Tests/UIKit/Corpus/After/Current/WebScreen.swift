import RefreshUIKit
import UIKit
import WebKit

class WebScreen: UIViewController, WKNavigationDelegate {
    @objc let webView = WKWebView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(webView)
        webView.navigationDelegate = self
        webView.scrollView.refresh.header = RefreshNormalHeader { [weak self] in
            guard let `self` = self else { return }
            self.webView.reload()
        }.autoChangeTransparency(true)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        webView.scrollView.refresh.header?.endRefreshing()
        Swift.print("height: \(webView.scrollView.contentSize.height), state: \(String(describing: webView.scrollView.refresh.header?.state))")
    }
}
