import RefreshKit
import Testing

struct ViewAccessibilityTests {
  @Test func `a view has nothing to say by itself`() {
    let view = View()
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
  }

  @Test func `a label says its text`() {
    let label = Label()
    #expect(label.accessibilityLabel == nil)
    label.text = "Pull"
    #expect(label.accessibilityLabel == "Pull")
    #expect(label.accessibilityValue == nil)
  }

  @Test func `what the app sets takes the place of it, nil brings it back`() {
    let label = Label()
    label.text = "Pull"
    (label.accessibilityLabel, label.accessibilityValue) = ("Handle", "up")
    label.accessibilityHint = "Pulls"
    #expect(label.accessibilityLabel == "Handle")
    #expect(label.accessibilityValue == "up")
    #expect(label.accessibilityHint == "Pulls")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Pull")
  }
}
