import UIKit
import RefreshUIKit

protocol RefreshingScreen {}

extension RefreshingScreen where Self: UIViewController {
    func header(of list: UIScrollView) -> RefreshHeader {
        list.refresh.header = RefreshNormalHeader {}
        return list.refresh.header!
    }

    func footer(of list: UIScrollView) -> RefreshFooter? { return list.refresh.footer }
}

func end(_ component: RefreshComponent, label: UILabel) {
    component.state = RefreshState.idle
    component.frame.size.width = label.intrinsicContentSize.width + label.intrinsicContentSize.width
}
