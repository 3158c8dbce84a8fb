extension Replay {
  /// The whole result of a script.
  public nonisolated struct Outcome: Sendable {
    /// The lines of the trace.
    public let trace: [String]
    /// Expectations that were not met, and what ended the script.
    public let reports: [String]
    /// What has no effect in the script.
    public let warnings: [String]
    /// How it went.
    public let status: Status
  }

  /// Plays a whole script.
  ///
  /// - Parameters:
  ///   - script: The script in UTF-8.
  ///   - name: What reports call it.
  ///   - form: How lines of the trace are written; in full by default.
  ///   - isStrict: Whether what would be a warning ends the script as a mistake; false by default.
  public static func outcome(
    of script: some Collection<UInt8>, name: String, form: Form = .full, isStrict: Bool = false
  ) -> Outcome {
    var trace: [String] = []
    var reports: [String] = []
    var warnings: [String] = []
    let replay = Replay(
      name: name, form: form, isStrict: isStrict, trace: { trace.append($0) },
      report: { reports.append($0) }, warn: { warnings.append($0) })
    replay.read(script)
    let status = replay.finish()
    return Outcome(trace: trace, reports: reports, warnings: warnings, status: status)
  }
}
