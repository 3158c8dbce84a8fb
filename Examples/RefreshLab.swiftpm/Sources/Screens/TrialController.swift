import UIKit

/// The screen of a trial: its list, and what a person does, in green while everything holds.
final class TrialController: UIViewController {
  /// Called when the trial is over, and any question is answered.
  var didEnd: (TrialRunner.End) -> Void = { _ in }
  /// Called when the person skips the trial.
  var didSkip: () -> Void = {}
  /// Called when the person has gone back before the end.
  var didLeave: () -> Void = {}

  private let trial: Trial
  private let list: ListController
  private let verdict = UILabel()
  private let answers = [UIButton(type: .system), UIButton(type: .system)]
  /// The result, while a person is asked.
  private var result: TrialResult?
  private var isOver = false

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
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Skip", style: .plain, target: self, action: #selector(skip))
    guard trial.bar == .search else { return }
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.hidesSearchBarWhenScrolling = true
  }

  // MARK: The end

  private func trialDidEnd(_ end: TrialRunner.End) {
    guard case .judged(let result) = end, let question = trial.question else {
      isOver = true
      return didEnd(end)
    }
    self.result = result
    verdict.text = question
    for answer in answers { answer.isHidden = false }
  }

  @objc private func answerYes() { answer(true) }

  @objc private func answerNo() { answer(false) }

  private func answer(_ isWell: Bool) {
    guard var result, !isOver else { return }
    isOver = true
    result.answer(isWell)
    didEnd(.judged(result))
  }

  @objc private func skip() {
    guard !isOver else { return }
    isOver = true
    list.runner?.cancel()
    didSkip()
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
    list.screenDidAppear()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !list.isCovered, !isOver else { return }
    if trial.bar == .sheet {
      // The pull has dismissed the sheet, with the question.
      list.runner?.stop(isAtRest: false)
      answer(false)
    } else {
      isOver = true
      list.runner?.cancel()
      didLeave()
    }
  }

  private func showVerdict() {
    let breaches = list.runner?.breaches ?? []
    let task = trial.gesture ?? (trial.question == nil ? "This needs no finger." : "Only look.")
    verdict.text = ([task, trial.question].compactMap { $0 } + breaches).joined(separator: "\n")
    verdict.textColor = breaches.isEmpty ? .systemGreen : .systemRed
    verdict.accessibilityValue = breaches.isEmpty ? "holds" : breaches.joined(separator: "; ")
  }
}
