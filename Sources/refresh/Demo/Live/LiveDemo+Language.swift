import Foundation
import RefreshKit

/// The keys for the language of the components, and for the direction of the list.
extension LiveDemo {
  /// Selects the next language of the kit.
  func nextLanguage() {
    let codes = Language.all.map(\.code)
    let index = codes.firstIndex(of: RefreshConfig.default.language.code) ?? -1
    let code = codes[(index + 1) % codes.count]
    feed.setLanguage(code)
    let name = Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
    feed.log.show("\(name): pull to read it, or press r", short: "\(name): pull")
  }

  /// Reverses the direction of the list's layout.
  func toggleDirection() {
    feed.options.direction = feed.isMirrored ? .leftToRight : .rightToLeft
    feed.log.show(
      feed.isMirrored
        ? "From right to left: pull, and see where the arrow is"
        : "From left to right: pull, and see where the arrow is",
      short: feed.isMirrored ? "Right to left: pull" : "Left to right: pull")
  }
}
