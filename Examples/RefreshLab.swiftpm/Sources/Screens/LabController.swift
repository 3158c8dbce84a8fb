import RefreshUIKit
import UIKit

/// The list of trials, with what held in each.
final class LabController: UITableViewController {
  private var results: [String: TrialResult] = [:]
  /// The trials that follow the present one.
  private var waiting: [Trial] = []

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
  }

  // MARK: Running

  @objc private func runAll() {
    waiting = Trial.all
    runNext()
  }

  private func runNext() {
    guard !waiting.isEmpty else { return }
    run(waiting.removeFirst())
  }

  private func run(_ trial: Trial) {
    let controller = TrialController(trial)
    controller.didEnd = { [weak self] in self?.trialDidEnd($0) }
    navigationController?.navigationBar.prefersLargeTitles = trial.bar == .largeTitle
    if trial.bar == .sheet {
      present(UINavigationController(rootViewController: controller), animated: true)
    } else {
      navigationController?.pushViewController(controller, animated: false)
    }
  }

  private func trialDidEnd(_ result: TrialResult) {
    results[result.trial.name] = result
    let redCount = results.values.filter { !$0.breaches.isEmpty }.count
    title = redCount > 0 ? "\(redCount) red" : "\(results.count) green"
    tableView.reloadData()
    if result.trial.bar == .sheet {
      if presentedViewController != nil { dismiss(animated: false) }
      return runNext()
    }
    // A person who has gone back to this list ends the run.
    guard navigationController?.topViewController !== self else {
      waiting = []
      return
    }
    navigationController?.popViewController(animated: false)
    runNext()
  }

  // MARK: Sharing

  @objc private func share() {
    let device = UIDevice.current
    let screen = view.window?.screen
    let report = LabReport(
      device: device.model, system: "\(device.systemName) \(device.systemVersion)",
      scale: Double(screen?.scale ?? 0), frameRate: screen?.maximumFramesPerSecond ?? 0,
      reducesMotion: UIAccessibility.isReduceMotionEnabled,
      speaksScreen: UIAccessibility.isVoiceOverRunning,
      results: Trial.all.compactMap { results[$0.name] })
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
    let breaches = results[trial.name]?.breaches
    cell.textLabel?.text = trial.name
    cell.textLabel?.textColor =
      breaches.map { $0.isEmpty ? .systemGreen : .systemRed } ?? .secondaryLabel
    cell.accessibilityIdentifier = trial.name
    cell.accessibilityValue =
      breaches.map { $0.isEmpty ? "holds" : $0.joined(separator: "; ") } ?? "not run"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    run(Trial.all[indexPath.row])
  }
}
