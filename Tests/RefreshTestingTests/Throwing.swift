import RefreshTesting

/// The message of what a test throws; nil if it throws nothing.
@MainActor func message(of test: () async throws -> Void) async -> String? {
  do {
    try await test()
    return nil
  } catch {
    return "\(error)"
  }
}
