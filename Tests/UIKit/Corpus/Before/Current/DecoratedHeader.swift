import UIKit
import MJRefresh

/// What apps do with a component because it is a view.
final class DecoratedListController: UITableViewController {
    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = MJRefreshNormalHeader(refreshingBlock: { [weak self] in self?.finish() })
        header.tag = 1001
        header.backgroundColor = UIColor.systemBackground
        header.addSubview(badge)
        header.bringSubviewToFront(badge)
        header.layer.zPosition = -1
        header.clipsToBounds = true
        tableView.mj_header = header

        let footer = MJRefreshAutoNormalFooter { [weak self] in self?.finish() }
        footer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(footerTapped)))
        footer.isUserInteractionEnabled = true
        tableView.mj_footer = footer
    }

    @objc func footerTapped() {
        guard let footer = tableView.mj_footer else { return }
        UIView.animate(withDuration: TimeInterval(MJRefreshSlowAnimationDuration)) { footer.alpha = 0 }
        UIView.animate(withDuration: 0.3, animations: { footer.transform = CGAffineTransform(scaleX: 1, y: -1) }) { _ in
            footer.transform = .identity
            footer.alpha = 1
        }
    }

    func finish() {
        if let header = tableView.viewWithTag(1001) as? MJRefreshNormalHeader, header.isRefreshing {
            header.endRefreshing()
        }
        tableView.mj_footer?.endRefreshing()
        tableView.mj_footer?.frame.size.height = 60
        badge.mj_origin = .zero
        badge.mj_size = CGSize(width: 6, height: 6)
    }
}
