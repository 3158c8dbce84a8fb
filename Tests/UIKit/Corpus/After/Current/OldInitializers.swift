import UIKit
import RefreshUIKit

/// A header with the initializers that the compiler once asked for.
final class CoderHeader: RefreshNormalHeader {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUp() {
        line.backgroundColor = .lightGray
        addSubview(line)
        loadingView.color = .white
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: frame.size.height - 1, width: frame.size.width, height: 1)
    }
}
