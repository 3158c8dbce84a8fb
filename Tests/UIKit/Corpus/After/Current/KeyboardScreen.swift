import UIKit
import RefreshUIKit

extension Notification.Name {
    static let keyboardMoves = Notification.Name(rawValue: "keyboardMoves")
}

final class KeyboardScreen: UIViewController {
    private let textView = UITextView()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.refresh.header = RefreshStateHeader { [weak self] in self?.textView.refresh.header?.endRefreshing() }
        table.refresh.header = RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(reload))
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardMoves), name: .keyboardMoves, object: nil)
    }

    @objc private func reload() {
        table.reloadData()
        perform(#selector(finish), with: nil)
    }

    @objc private func finish() {
        table.refresh.header?.endRefreshing()
    }

    @objc private func keyboardMoves() {
        table.refresh.contentInset.bottom = table.adjustedContentInset.bottom > 0 ? 0 : 300
        let bottom = max(0, table.contentSize.height - table.frame.size.height)
        UIView.animate(withDuration: 0.25) {
            self.table.contentOffset.y = bottom
            self.textView.frame.size.height = self.view.frame.size.height - 300
        }
    }
}
