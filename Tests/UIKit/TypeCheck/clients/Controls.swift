// Controls and gestures of an app, whose actions are selectors.

import UIKit

final class RetryView: UIView {
  private let button = UIButton(type: .system)
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stack = UIStackView(arrangedSubviews: [button])
    stack.distribution = .equalSpacing
    addSubview(glass)
    glass.contentView.addSubview(stack)
    button.setTitle("Retry", for: .normal)
    button.addTarget(self, action: #selector(tap), for: [.touchUpInside, .primaryActionTriggered])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 1
    press.addTarget(self, action: #selector(tap))
    gestureRecognizers?.append(press)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @objc private func tap(_ sender: Any) {
    let place = (sender as? UIGestureRecognizer)?.location(in: self) ?? .zero
    button.isEnabled = bounds.contains(place)
  }
}
