import RefreshKit

/// A class that a host can name.
struct ComponentClass {
  /// The name, as in Swift.
  let name: String
  /// The slot that its objects go into.
  let slot: Slot
  /// Makes one.
  let make: () -> RefreshComponent

  private init(_ name: String, _ slot: Slot, _ make: @escaping () -> RefreshComponent) {
    self.name = name
    self.slot = slot
    self.make = make
  }

  /// All classes, slot by slot, from the base outwards.
  static let all = [
    ComponentClass("RefreshHeader", .header) { RefreshHeader() },
    ComponentClass("RefreshStateHeader", .header) { RefreshStateHeader() },
    ComponentClass("RefreshNormalHeader", .header) { RefreshNormalHeader() },
    ComponentClass("RefreshGifHeader", .header) { RefreshGifHeader() },
    ComponentClass("RefreshRingHeader", .header) { RefreshRingHeader() },
    ComponentClass("RefreshIndicatorHeader", .header) { RefreshIndicatorHeader() },
    ComponentClass("RefreshControl", .header) { RefreshControl() },
    ComponentClass("RefreshFooter", .footer) { RefreshFooter() },
    ComponentClass("RefreshAutoFooter", .footer) { RefreshAutoFooter() },
    ComponentClass("RefreshAutoStateFooter", .footer) { RefreshAutoStateFooter() },
    ComponentClass("RefreshAutoNormalFooter", .footer) { RefreshAutoNormalFooter() },
    ComponentClass("RefreshAutoGifFooter", .footer) { RefreshAutoGifFooter() },
    ComponentClass("RefreshBackFooter", .footer) { RefreshBackFooter() },
    ComponentClass("RefreshBackStateFooter", .footer) { RefreshBackStateFooter() },
    ComponentClass("RefreshBackNormalFooter", .footer) { RefreshBackNormalFooter() },
    ComponentClass("RefreshBackGifFooter", .footer) { RefreshBackGifFooter() },
    ComponentClass("RefreshTrailer", .trailer) { RefreshTrailer() },
    ComponentClass("RefreshStateTrailer", .trailer) { RefreshStateTrailer() },
    ComponentClass("RefreshNormalTrailer", .trailer) { RefreshNormalTrailer() },
  ]

  /// The class called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchSlotOrClass`` where there is none that goes into `slot`.
  static func named(_ name: String, for slot: Slot) throws(StatusCode) -> ComponentClass {
    guard let found = all.first(where: { $0.name == name && $0.slot == slot }) else {
      throw .noSuchSlotOrClass
    }
    return found
  }
}
