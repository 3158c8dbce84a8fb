import RefreshKit
import RefreshTerminal

/// Draws a scroll view, by default over the whole canvas.
@MainActor func draw(
  _ list: ScrollView, with drawer: ViewDrawer = ViewDrawer(), in area: CellRect? = nil,
  size: CellSize? = nil
) -> Frame {
  let metrics = drawer.metrics
  let size =
    size
    ?? CellSize(
      columns: Int(list.frame.width / metrics.cell.width),
      rows: Int(list.frame.height / metrics.cell.height))
  var frame = Frame(canvas: Canvas(size: size))
  drawer.draw(list, in: area ?? frame.canvas.bounds, on: &frame)
  return frame
}

/// Makes a label with a text.
@MainActor func makeLabel(_ text: String, _ frame: Rect) -> Label {
  let label = Label(text)
  label.frame = frame
  return label
}

/// A list full of crosses, with this number of columns and rows.
@MainActor func makeCrosses(columns: Int, rows: Int) -> ScrollView {
  let width = Double(columns) * 9
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: width, height: Double(rows) * 18))
  for row in 0..<rows {
    let frame = Rect(x: 0, y: Double(row) * 18, width: width, height: 18)
    list.addSubview(makeLabel(String(repeating: "x", count: columns), frame))
  }
  return list
}

/// The text that is drawn for views in a list of 90 points, or 10 cells.
@MainActor func draw(_ views: [View], rows: Int, glyphs: Glyphs = .unicode) -> String {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: Double(rows) * 18))
  for view in views { list.addSubview(view) }
  var drawer = ViewDrawer()
  drawer.glyphs = glyphs
  return draw(list, with: drawer).canvas.text
}
