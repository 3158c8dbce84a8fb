import UIKit
import MJRefresh

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
            scrollView.mj_header = MJRefreshNormalHeader(refreshingBlock: { header() })
        }
        if let footer = footer {
            scrollView.mj_footer = MJRefreshAutoNormalFooter { footer() }
        }
        status.subscribe { [weak scrollView] status in
            switch status {
            case .none: scrollView?.mj_footer?.isHidden = true
            case .beginHeader: scrollView?.mj_header?.beginRefreshing()
            case .endHeader:
                scrollView?.mj_header?.endRefreshing()
                scrollView?.mj_footer?.resetNoMoreData()
            case .beginFooter: scrollView?.mj_footer?.beginRefreshing()
            case .endFooter: scrollView?.mj_footer?.endRefreshing()
            case .noMore: scrollView?.mj_footer?.endRefreshingWithNoMoreData()
            }
        }
    }
}

struct SongsModel: StatusProtocol {
    let status = Relay<ListStatus>(.none)
}
