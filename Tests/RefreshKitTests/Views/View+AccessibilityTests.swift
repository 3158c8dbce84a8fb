import RefreshKit
import Testing

struct ViewAccessibilityTests {
  @Test func `a view has no accessibility texts by default`() {
    let view = View()
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == nil)
    #expect(view.accessibilityHint == nil)
  }

  @Test func `a label's accessibility label is its text`() {
    let label = Label()
    #expect(label.accessibilityLabel == nil)
    label.text = "Pull"
    #expect(label.accessibilityLabel == "Pull")
    #expect(label.accessibilityValue == nil)
  }

  @Test func `a label that the app sets replaces it, nil restores it`() {
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
