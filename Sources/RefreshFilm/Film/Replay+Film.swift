import RefreshReplay

extension Replay {
  /// Makes a replay that has not begun, of which a film is made.
  ///
  /// - Parameters:
  ///   - name: What reports call the script.
  ///   - form: How lines of the trace are written; in full by default.
  ///   - film: Takes pictures of the script meanwhile; nil for none.
  ///   - isStrict: Whether what would be a warning ends the script as a mistake; false by default.
  ///   - trace: Takes each line of the trace, without a line break.
  ///   - report: Takes each expectation that is not met, and what ended the script, as
  ///     `NAME:LINE: what is wrong and what would be right`.
  ///   - warn: Receives what has no effect in the script, such as a field that an op does not have, in
  ///     the same form; the script runs on. By default it is dropped.
  public convenience init(
    name: String, form: Form = .full, film: Film?, isStrict: Bool = false,
    trace: @escaping (String) -> Void, report: @escaping (String) -> Void,
    warn: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      name: name, form: form, observer: film, isStrict: isStrict, trace: trace, report: report,
      warn: warn)
  }
}
