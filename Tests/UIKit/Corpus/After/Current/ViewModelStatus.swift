import UIKit
import RefreshUIKit

enum ListStatus {
    case none
    case beginHeader
    case endHeader
    case beginFooter
    case endFooter
    case noMore
}

protocol StatusProtocol {
    var status: Relay<ListStatus> { get }
}

extension StatusProtocol {
    func bindStatus(to scrollView: UIScrollView, header: (() -> Void)?, footer: (() -> Void)?) {
        if let header = header {
            scrollView.refresh.header = RefreshNormalHeader(refreshingBlock: { header() })
        }
        if let footer = footer {
            scrollView.refresh.footer = RefreshAutoNormalFooter { footer() }
        }
        status.subscribe { [weak scrollView] status in
            switch status {
            case .none: scrollView?.refresh.footer?.isHidden = true
            case .beginHeader: scrollView?.refresh.header?.beginRefreshing()
            case .endHeader:
                scrollView?.refresh.header?.endRefreshing()
                scrollView?.refresh.footer?.resetNoMoreData()
            case .beginFooter: scrollView?.refresh.footer?.beginRefreshing()
            case .endFooter: scrollView?.refresh.footer?.endRefreshing()
            case .noMore: scrollView?.refresh.footer?.endRefreshingWithNoMoreData()
            }
        }
    }
}

struct SongsModel: StatusProtocol {
    let status = Relay<ListStatus>(.none)
}
