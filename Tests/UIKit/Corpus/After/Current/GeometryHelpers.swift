import UIKit
import RefreshUIKit

/// Apps take MJRefresh's geometry for views that have nothing to do with a refresh.
final class Card: UIView {
    let title = UILabel()
    let button = UIButton()

    override func layoutSubviews() {
        super.layoutSubviews()
        title.frame.origin.x = 16
        title.frame.origin.y = 12
        title.frame.size.width = self.frame.size.width - 2 * title.frame.origin.x
        title.frame.size.height = title.intrinsicContentSize.width > title.frame.size.width ? 40 : 20
        button.frame.size = CGSize(width: 44, height: 44)
        button.frame.origin = CGPoint(x: frame.size.width - button.frame.size.width, y: frame.size.height - button.frame.size.height)
    }
}

extension UIScrollView {
    func scrollToBottom(animated: Bool) {
        let y = contentSize.height + adjustedContentInset.bottom - frame.size.height
        if y > -adjustedContentInset.top { setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated) }
    }

    func makeRoom(forKeyboard height: CGFloat) {
        refresh.contentInset.bottom = height
        refresh.contentInset.top += 8
        refresh.contentInset.left = 0
        refresh.contentInset.right = adjustedContentInset.left
        contentSize.width = frame.size.width
        contentOffset.y -= height
    }
}

func room(above views: [UIView]) -> CGFloat {
    views.map { $0.frame.origin.y }.reduce(0) { $0 + $1 } + (views.first?.frame.size.height ?? 0)
}
