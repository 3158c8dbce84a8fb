import RefreshUIKit
import UIKit

/// A header whose views have constraints to it, made in `prepare()`.
final class ConstrainedHeader: RefreshHeader {
    let logo = UIImageView()
    let title = UILabel()

    override func prepare() {
        super.prepare()
        self.frame.size.height = 70

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

    override var state: RefreshState {
        didSet {
            guard oldValue != state else { return }
            title.text = state == RefreshState.refreshing ? "Loading" : "Pull"
        }
    }
}
