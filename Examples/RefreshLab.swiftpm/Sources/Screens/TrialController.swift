import UIKit

/// The screen of a trial: its list, and what a person does, in green while everything holds.
final class TrialController: UIViewController {
  var didEnd: (TrialResult) -> Void = { _ in }

  private let trial: Trial
  private let list: ListController
  private let verdict = UILabel()
  private let answers = [UIButton(type: .system), UIButton(type: .system)]
  /// The result, while a person is asked.
  private var result: TrialResult?

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
    list.runner?.didEnd = { [weak self] in self?.trialDidEnd($0) }
    for (answer, title) in zip(answers, ["Yes", "No"]) {
      answer.setTitle(title, for: .normal)
      answer.isHidden = true
      view.addSubview(answer)
    }
    answers[0].addTarget(self, action: #selector(answerYes), for: .touchUpInside)
    answers[1].addTarget(self, action: #selector(answerNo), for: .touchUpInside)
    showBar()
    showVerdict()
  }

  private func showBar() {
    navigationItem.largeTitleDisplayMode = trial.bar == .largeTitle ? .always : .never
    guard trial.bar == .search else { return }
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = true
  }

  // MARK: The end

  private func trialDidEnd(_ result: TrialResult) {
    guard let question = trial.question else { return didEnd(result) }
    self.result = result
    verdict.text = question
    for answer in answers { answer.isHidden = false }
  }

  @objc private func answerYes() { answer(true) }

  @objc private func answerNo() { answer(false) }

  private func answer(_ isWell: Bool) {
    guard var result else { return }
    self.result = nil
    result.answer = isWell
    if !isWell, let question = trial.question { result.breaches.append("no: \(question)") }
    didEnd(result)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !list.hasOwnSize { list.view.frame = view.bounds }
    let (size, bottom) = (view.bounds.size, view.safeAreaInsets.bottom)
    verdict.frame = CGRect(
      x: 16, y: size.height - bottom - 120, width: size.width - 32, height: 100)
    for (index, answer) in answers.enumerated() {
      let x = 16 + CGFloat(index) * size.width / 2
      answer.frame = CGRect(
        x: x, y: size.height - bottom - 170, width: size.width / 2 - 32, height: 44)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.runner?.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    list.runner?.stop()
    // If the pull dismisses the sheet, its buttons are gone: the trial fails.
    if result != nil { answer(false) }
  }

  private func showVerdict() {
    let breaches = list.runner?.breaches ?? []
    let lines = [trial.gesture ?? "This needs no finger."] + breaches
    verdict.text = lines.joined(separator: "\n")
    verdict.textColor = breaches.isEmpty ? .systemGreen : .systemRed
    verdict.accessibilityValue = breaches.isEmpty ? "holds" : breaches.joined(separator: "; ")
  }
}
