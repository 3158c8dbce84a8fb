/// The outcome of a trial.
struct TrialResult: Codable, Sendable {
  var trial: Trial
  /// The laws and expectations that did not hold, each once; empty if all did.
  var breaches: [String]
  /// The breaches that were known before; nil in files of earlier labs.
  var knownBreaches: [String]?
  var facts: [Fact]
  /// The answer to the question of the trial; nil if there is none.
  var answer: Bool?

  enum Verdict: String {
    /// Everything held.
    case holds
    /// Nothing failed but what was known to fail.
    case known
    /// Something failed.
    case red
  }

  var verdict: Verdict {
    if !breaches.isEmpty { return .red }
    return knownBreaches?.isEmpty ?? true ? .holds : .known
  }

  /// What the list of trials says, also to VoiceOver and to tests.
  var summary: String {
    switch verdict {
    case .holds: "holds"
    case .known: "known: \(trial.known?.reason ?? "")"
    case .red: breaches.joined(separator: "; ")
    }
  }

  /// Adds the answer of a person.
  mutating func answer(_ isWell: Bool) {
    answer = isWell
    guard !isWell, let question = trial.question else { return }
    let breach = "no: \(question)"
    if let known = trial.known, known.expectation == nil {
      knownBreaches = (knownBreaches ?? []) + [breach]
    } else {
      breaches.append(breach)
    }
  }
}
