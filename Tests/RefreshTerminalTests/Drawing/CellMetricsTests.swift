import RefreshKit
import RefreshTerminal
import Testing

/// The extent of a cell, in points.
struct CellMetricsTests {
  @Test func `labels measure their texts in cells, unless they have a measure of their own`() {
    let measure = Label.defaultMeasure
    defer { Label.defaultMeasure = measure }
    CellMetrics(cell: Size(width: 10, height: 20)).measureLabels()
    let (label, other) = (Label(), Label())
    other.measure = { _, _ in 7 }
    for label in [label, other] { label.text = "拉 down" }
    #expect(label.textWidth == 70)
    #expect(other.textWidth == 7)
  }
}
