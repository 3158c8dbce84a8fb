import UIKit
import MJRefresh

/// Apps take MJRefresh's geometry for views that have nothing to do with a refresh.
final class Card: UIView {
    let title = UILabel()
    let button = UIButton()

    override func layoutSubviews() {
        super.layoutSubviews()
        title.mj_x = 16
        title.mj_y = 12
        title.mj_w = self.mj_w - 2 * title.mj_x
        title.mj_h = title.mj_textWidth() > title.mj_w ? 40 : 20
        button.mj_size = CGSize(width: 44, height: 44)
        button.mj_origin = CGPoint(x: mj_w - button.mj_w, y: mj_h - button.mj_h)
    }
}

extension UIScrollView {
    func scrollToBottom(animated: Bool) {
        let y = mj_contentH + mj_insetB - mj_h
        if y > -mj_inset.top { setContentOffset(CGPoint(x: mj_offsetX, y: y), animated: animated) }
    }

    func makeRoom(forKeyboard height: CGFloat) {
        mj_insetB = height
        mj_insetT += 8
        mj_insetL = 0
        mj_insetR = mj_insetL
        mj_contentW = mj_w
        mj_offsetY -= height
    }
}

func room(above views: [UIView]) -> CGFloat {
    views.map { $0.mj_y }.reduce(0) { $0 + $1 } + (views.first?.mj_h ?? 0)
}
