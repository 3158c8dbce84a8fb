import RefreshKit
import RefreshTerminal

/// Draws a scroll view, over a whole canvas by default.
func draw(
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
  drawer.draw(list, in: area ?? frame.canvas.all, on: &frame)
  return frame
}

/// Returns the text that a drawer draws for views in a list of 90 points, 10 cells.
func draw(_ views: [View], rows: Int, glyphs: Glyphs = .unicode) -> String {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 90, height: Double(rows) * 18))
  for view in views { list.addSubview(view) }
  var drawer = ViewDrawer()
  drawer.glyphs = glyphs
  return draw(list, with: drawer).canvas.text
}
