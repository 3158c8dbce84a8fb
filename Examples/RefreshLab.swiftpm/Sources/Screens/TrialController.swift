import UIKit

/// The screen of a trial: its list, and what a person does, in green while everything holds.
final class TrialController: UIViewController {
  var didEnd: (TrialResult) -> Void = { _ in }

  private let trial: Trial
  private let list: ListController
  private let verdict = UILabel()

  init(_ trial: Trial) {
    self.trial = trial
    list = ListController(trial)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A TrialController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trial.name
    view.backgroundColor = .systemBackground
    addChild(list)
    view.addSubview(list.view)
    list.didMove(toParent: self)
    verdict.numberOfLines = 0
    verdict.backgroundColor = .systemBackground
    verdict.accessibilityIdentifier = "verdict"
    view.addSubview(verdict)
    list.runner?.didFindBreach = { [weak self] in self?.showVerdict() }
    list.runner?.didEnd = { [weak self] in self?.didEnd($0) }
    showVerdict()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !list.hasOwnSize { list.view.frame = view.bounds }
    let (size, bottom) = (view.bounds.size, view.safeAreaInsets.bottom)
    verdict.frame = CGRect(
      x: 16, y: size.height - bottom - 120, width: size.width - 32, height: 100)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.runner?.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    list.runner?.stop()
  }

  private func showVerdict() {
    let breaches = list.runner?.breaches ?? []
    let lines = [trial.gesture ?? "This needs no finger."] + breaches
    verdict.text = lines.joined(separator: "\n")
    verdict.textColor = breaches.isEmpty ? .systemGreen : .systemRed
    verdict.accessibilityValue = breaches.isEmpty ? "holds" : breaches.joined(separator: "; ")
  }
}
