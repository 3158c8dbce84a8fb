import UIKit
import RefreshUIKit

/// What apps do with a component because it is a view.
final class DecoratedListController: UITableViewController {
    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = RefreshNormalHeader(refreshingBlock: { [weak self] in self?.finish() })
        header.tag = 1001
        header.backgroundColor = UIColor.systemBackground
        header.addSubview(badge)
        header.bringSubviewToFront(badge)
        header.layer.zPosition = -1
        header.clipsToBounds = true
        tableView.refresh.header = header

        let footer = RefreshAutoNormalFooter { [weak self] in self?.finish() }
        footer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(footerTapped)))
        footer.isUserInteractionEnabled = true
        tableView.refresh.footer = footer
    }

    @objc func footerTapped() {
        guard let footer = tableView.refresh.footer else { return }
        UIView.animate(withDuration: TimeInterval(0.4)) { footer.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: { footer.transform = CGAffineTransform(scaleX: 1, y: -1) }) { _ in
            footer.transform = .identity
            footer.alpha = 1
        }
    }

    func finish() {
        if let header = tableView.viewWithTag(1001) as? RefreshNormalHeader, header.isRefreshing {
            header.endRefreshing()
        }
        tableView.refresh.footer?.endRefreshing()
        tableView.refresh.footer?.frame.size.height = 60
        badge.frame.origin = .zero
        badge.frame.size = CGSize(width: 6, height: 6)
    }
}
