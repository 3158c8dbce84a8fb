import MJRefresh
import UIKit

/// A header whose views have constraints to it, made in `prepare()`.
final class ConstrainedHeader: MJRefreshHeader {
    let logo = UIImageView()
    let title = UILabel()

    override func prepare() {
        super.prepare()
        self.mj_h = 70

        addSubview(logo)
        addSubview(title)
        [logo, title].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        guard let parent = title.superview else { return }
        NSLayoutConstraint.activate([
            logo.centerXAnchor.constraint(equalTo: centerXAnchor),
            logo.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            logo.widthAnchor.constraint(equalToConstant: 32),
            logo.heightAnchor.constraint(equalToConstant: 32),
            title.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
            title.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4),
        ])
    }

    override var state: MJRefreshState {
        didSet {
            guard oldValue != state else { return }
            title.text = state == MJRefreshState.refreshing ? "Loading" : "Pull"
        }
    }
}
