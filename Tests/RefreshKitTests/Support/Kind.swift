import RefreshKit
import Testing

/// A class of components, for tests that run over every class.
nonisolated struct Kind: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> RefreshComponent

  var testDescription: String { name }

  /// Whether it is an auto footer, which lends its room all the time.
  var isAuto: Bool { name.contains("Auto") }

  init(_ make: @escaping @MainActor @Sendable () -> RefreshComponent, _ name: String) {
    self.name = name
    self.make = make
  }

  static let headers = [
    Kind({ RefreshHeader() }, "RefreshHeader"),
    Kind({ RefreshStateHeader() }, "RefreshStateHeader"),
    Kind({ RefreshNormalHeader() }, "RefreshNormalHeader"),
    Kind({ RefreshGifHeader() }, "RefreshGifHeader"),
  ]
  /// The headers with ways of their own.
  static let ownHeaders = [
    Kind({ RefreshIndicatorHeader() }, "RefreshIndicatorHeader"),
    Kind({ RefreshControl() }, "RefreshControl"),
  ]
  /// The header that lends nothing and moves nothing.
  static let floating = [Kind({ RefreshRingHeader() }, "RefreshRingHeader")]
  /// The headers, as collection views need them.
  static let collectionHeaders = headers.map { kind in
    Kind(
      {
        let header = kind.make()
        (header as? RefreshHeader)?.isCollectionViewAnimationBug = true
        return header
      }, kind.name + " for collection views")
  }
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

  /// The classes that load when they are tapped.
  static let tapped = Array(autoFooters.dropFirst())
  /// The classes that are pulled out from behind an edge.
  static let pulled = headers + ownHeaders + backFooters + trailers
  /// The classes that are pulled out, each in every way that it can open and close.
  static let opening = pulled + collectionHeaders
  /// The classes that are pulled out, each so that the content stays at rest meanwhile.
  static let holding = (pulled + floating).map { kind in
    Kind(
      {
        let component = kind.make()
        component.holdsContentWhilePulled = true
        return component
      }, kind.name)
  }
  /// The classes that can come to the end of the data.
  static let ending = autoFooters + backFooters + trailers
  /// The classes with a title for each state.
  static let titled = all.filter { kind in
    ["State", "Normal", "Gif", "Control"].contains { kind.name.contains($0) }
  }
  /// The classes with an arrow.
  static let arrowed = all.filter { $0.name.contains("Normal") && !$0.isAuto }
  /// The classes with pictures.
  static let pictured = all.filter { $0.name.contains("Gif") }
  /// The classes that stand at an edge of the content.
  static let standing = headers + ownHeaders + autoFooters + backFooters + trailers
  /// Every class that refreshes.
  static let all = standing + floating
}
