import UIKit
import MJRefresh

protocol RefreshingScreen {}

extension RefreshingScreen where Self: UIViewController {
    func header(of list: UIScrollView) -> MJRefreshHeader {
        list.mj_header = MJRefreshNormalHeader {}
        return list.mj_header
    }

    func footer(of list: UIScrollView) -> MJRefreshFooter? { return list.mj_footer }
}

func end(_ component: MJRefreshComponent, label: UILabel) {
    component.state = MJRefreshState(rawValue: 1)!
    component.frame.size.width = label.mj_textWith() + label.mj_textWidth()
}
