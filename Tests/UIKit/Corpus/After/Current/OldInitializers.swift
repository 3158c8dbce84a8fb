import UIKit
import RefreshUIKit

/// A header with the initializers that the compiler once asked for.
final class CoderHeader: RefreshNormalHeader {
    private let line = UIView()

    override func prepare() {
        super.prepare()
        line.backgroundColor = .lightGray
        addSubview(line)
        loadingView.color = .white
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: frame.size.height - 1, width: frame.size.width, height: 1)
    }
}
