// The names of SwiftUI that are also names of the kit: a file that imports both must mean these.

// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
// https://developer.apple.com/documentation/swiftui/view
@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
extension View where Body == Never {
  public var body: Never { fatalError() }
}
// https://developer.apple.com/documentation/swiftui/text
public struct Text: View {
  public init(_ content: String) {}
}
// https://developer.apple.com/documentation/swiftui/label
public struct Label: View {
  public init(_ title: String, systemImage name: String) {}
}
// https://developer.apple.com/documentation/swiftui/color
public struct Color: View, Hashable, Sendable {
  public static let red = Color()
}
// https://developer.apple.com/documentation/swiftui/image
public struct Image: View {
  public init(systemName: String) {}
}
// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/path
public struct Path: View {
  public init() {}
}
// https://developer.apple.com/documentation/swiftui/edgeinsets
public struct EdgeInsets: Equatable, Sendable {
  public init() {}
}
// https://developer.apple.com/documentation/swiftui/edge
public enum Edge: Sendable {
  case top, leading, bottom, trailing
}
// https://developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: Sendable {
  case leftToRight, rightToLeft
}
