/// The inputs as the hooks of components and scroll views name them.
typealias InputValue = SettingValue

extension RecordedItem {
  static func call(_ slot: Slot, _ call: ComponentCall) -> RecordedItem { .component(slot, call) }

  static func title(_ slot: Slot, _ state: RefreshState, _ text: String?) -> RecordedItem {
    .component(slot, .title(state, text))
  }

  static func images(
    _ slot: Slot, _ state: RefreshState, _ images: [Image], duration: Double?
  ) -> RecordedItem {
    .component(slot, .images(state, images, duration: duration))
  }
}

nonisolated extension ListInput {
  static func listValue(_ name: String, _ value: SettingValue) -> ListInput {
    .setting(name, value)
  }
}
