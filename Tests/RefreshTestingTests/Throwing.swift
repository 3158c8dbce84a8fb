import RefreshTesting

/// The message of the error that a test throws; nil if it throws none.
@MainActor func message(of test: () async throws -> Void) async -> String? {
  do {
    try await test()
    return nil
  } catch {
    return "\(error)"
  }
}
