import RefreshUIKit
import UIKit

/// The list of trials, with what held in each.
final class LabController: UITableViewController {
  private let run = LabRun()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "RefreshLab"
    // Expectations name the actions in English.
    RefreshConfig.default.languageCode = "en"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trial")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Run all", style: .plain, target: self, action: #selector(runAll))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share", style: .plain, target: self, action: #selector(share))
    run.show = { [weak self] in self?.show($0) }
  }

  // MARK: Running

  @objc private func runAll() {
    run.start(Trial.all)
  }

  private func show(_ trial: Trial) {
    let controller = TrialController(trial)
    controller.didEnd = { [weak self] end in
      self?.close(trial)
      self?.run.trialDidEnd(end)
      self?.showResults()
    }
    controller.didSkip = { [weak self] in
      self?.close(trial)
      self?.run.skip()
    }
    controller.didLeave = { [weak self] in self?.run.stop() }
    navigationController?.navigationBar.prefersLargeTitles = trial.bar == .largeTitle
    if trial.bar == .sheet {
      present(UINavigationController(rootViewController: controller), animated: true)
    } else {
      navigationController?.pushViewController(controller, animated: trial.isPushAnimated)
    }
  }

  /// Takes the screen of a trial away.
  private func close(_ trial: Trial) {
    if trial.bar != .sheet {
      // The trial may have pushed a screen of its own.
      navigationController?.popToViewController(self, animated: false)
    } else if presentedViewController != nil {
      dismiss(animated: false)
    }
  }

  private func showResults() {
    title = run.summary
    tableView.reloadData()
  }

  // MARK: Sharing

  @objc private func share() {
    let device = UIDevice.current
    let screen = view.window?.screen
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
    let report = LabReport(
      commit: LabReport.commit(ofBundleVersion: version), machine: LabReport.presentMachine,
      device: device.model, system: "\(device.systemName) \(device.systemVersion)",
      scale: Double(screen?.scale ?? 0), frameRate: screen?.maximumFramesPerSecond ?? 0,
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      speaksScreen: UIAccessibility.isVoiceOverRunning,
      results: Trial.all.compactMap { run.results[$0.name] })
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("facts.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      try encoder.encode(report).write(to: file)
    } catch {
      title = "The file was not written: \(error)"
      return
    }
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Trial.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trial", for: indexPath)
    let trial = Trial.all[indexPath.row]
    let result = run.results[trial.name]
    cell.textLabel?.text =
      result?.verdict == .known ? "\(trial.name) (known)" : trial.name
    cell.textLabel?.textColor =
      switch result?.verdict {
      case .holds: .systemGreen
      case .known: .systemOrange
      case .red: .systemRed
      case nil: .secondaryLabel
      }
    cell.accessibilityIdentifier = trial.name
    cell.accessibilityValue = result?.summary ?? "not run"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    run.start([Trial.all[indexPath.row]])
  }
}
