import RefreshKit
import Testing

/// A class of components, for tests that run over every class.
nonisolated struct Kind: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> RefreshComponent

  var testDescription: String { name }

  private init(_ make: @escaping @MainActor @Sendable () -> RefreshComponent, _ name: String) {
    self.name = name
    self.make = make
  }

  static let headers = [
    Kind({ RefreshHeader() }, "RefreshHeader"),
    Kind({ RefreshStateHeader() }, "RefreshStateHeader"),
    Kind({ RefreshNormalHeader() }, "RefreshNormalHeader"),
    Kind({ RefreshGifHeader() }, "RefreshGifHeader"),
  ]
  static let autoFooters = [
    Kind({ RefreshAutoFooter() }, "RefreshAutoFooter"),
    Kind({ RefreshAutoStateFooter() }, "RefreshAutoStateFooter"),
    Kind({ RefreshAutoNormalFooter() }, "RefreshAutoNormalFooter"),
    Kind({ RefreshAutoGifFooter() }, "RefreshAutoGifFooter"),
  ]
  static let backFooters = [
    Kind({ RefreshBackFooter() }, "RefreshBackFooter"),
    Kind({ RefreshBackStateFooter() }, "RefreshBackStateFooter"),
    Kind({ RefreshBackNormalFooter() }, "RefreshBackNormalFooter"),
    Kind({ RefreshBackGifFooter() }, "RefreshBackGifFooter"),
  ]
  static let trailers = [
    Kind({ RefreshTrailer() }, "RefreshTrailer"),
    Kind({ RefreshStateTrailer() }, "RefreshStateTrailer"),
    Kind({ RefreshNormalTrailer() }, "RefreshNormalTrailer"),
  ]

  /// The classes that are pulled out from behind an edge.
  static let pulled = headers + backFooters + trailers
  /// The classes that can come to the end of the data.
  static let ending = autoFooters + backFooters + trailers
  /// Every class that refreshes.
  static let all = headers + autoFooters + backFooters + trailers
}
