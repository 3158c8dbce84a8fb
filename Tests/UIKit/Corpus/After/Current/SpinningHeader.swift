import UIKit
import RefreshUIKit

/// A subclass of the app's own subclass.
class BrandHeader: RefreshStateHeader {
    let mark = UIImageView()

    override func prepare() {
        super.prepare()
        stateLabel.textColor = .darkGray
        addSubview(mark)
    }
}

final class SpinningHeader: BrandHeader {
    private var angle: CGFloat = 0
    private var timer: Timer?

    override func placeSubviews() {
        super.placeSubviews()
        mark.frame = CGRect(x: frame.size.width / 2 - 60, y: (frame.size.height - 20) / 2, width: 20, height: 20)
        stateLabel.frame = bounds
    }

    override var pullingPercent: Double {
        didSet { turn(to: pullingPercent * 2 * .pi) }
    }

    override var state: RefreshState {
        willSet { Swift.print("\(state) to \(newValue)") }
        didSet {
            if state == .refreshing && oldValue != .refreshing {
                timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                    guard let self = self else { return }
                    self.turn(to: self.angle + 0.3)
                }
            } else if state == .idle {
                timer?.invalidate()
            }
        }
    }

    private func turn(to angle: CGFloat) {
        self.angle = angle
        mark.transform = CGAffineTransform(rotationAngle: angle)
    }
}
