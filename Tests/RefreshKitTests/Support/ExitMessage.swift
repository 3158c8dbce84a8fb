import Testing

extension ExitTest.Result? {
  /// What the process wrote to its standard error before it stopped.
  nonisolated var message: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
