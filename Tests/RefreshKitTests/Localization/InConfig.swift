import RefreshKit

/// Runs `body` with another configuration, and restores the present one.
@MainActor func inConfig<Result>(
  _ code: String? = "en", own: [Language] = [], direction: LayoutDirection? = nil,
  preferred: [String] = [], _ body: () throws -> Result
) rethrows -> Result {
  let config = RefreshConfig.default
  let before = (
    config.languageCode, config.ownLanguages, config.layoutDirection, config.preferredLanguages
  )
  (config.ownLanguages, config.preferredLanguages) = (own, { preferred })
  (config.languageCode, config.layoutDirection) = (code, direction)
  defer {
    (config.ownLanguages, config.preferredLanguages) = (before.1, before.3)
    (config.languageCode, config.layoutDirection) = (before.0, before.2)
  }
  return try body()
}
