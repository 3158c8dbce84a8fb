import UIKit
import MJRefresh

extension Notification.Name {
    static let keyboardMoves = Notification.Name(rawValue: "keyboardMoves")
}

final class KeyboardScreen: UIViewController {
    private let textView = UITextView()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.mj_header = MJRefreshStateHeader { [weak self] in self?.textView.mj_header?.endRefreshing() }
        table.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(reload))
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardMoves), name: .keyboardMoves, object: nil)
    }

    @objc private func reload() {
        table.reloadData()
        perform(#selector(finish), with: nil)
    }

    @objc private func finish() {
        table.mj_header?.endRefreshing()
    }

    @objc private func keyboardMoves() {
        table.mj_insetB = table.mj_insetB > 0 ? 0 : 300
        let bottom = max(0, table.mj_contentH - table.mj_h)
        UIView.animate(withDuration: 0.25) {
            self.table.mj_offsetY = bottom
            self.textView.mj_h = self.view.mj_h - 300
        }
    }
}
