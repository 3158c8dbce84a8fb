// The names of SwiftUI that are also names of the kit: a file that imports both must mean these. And the names that the
// examples use.
import UIKit

// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { fatalError() }
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { fatalError() }
}
// https://developer.apple.com/documentation/swiftui/tupleview
public struct TupleView<T>: View {}
// https://developer.apple.com/documentation/swiftui/_conditionalcontent
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
extension Optional: View where Wrapped: View {}
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
  public init<S: StringProtocol>(_ content: S) {}
}
// https://developer.apple.com/documentation/swiftui/label
public struct Label: View {
  public init(_ title: String, systemImage name: String) {}
}
// https://developer.apple.com/documentation/swiftui/color
public struct Color: View, Hashable, Sendable {
  public static let red = Color()
  public static let secondary = Color()
}
// https://developer.apple.com/documentation/swiftui/image
public struct Image: View {
  public init(systemName: String) {}
}
// https://developer.apple.com/documentation/swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}
// https://developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
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

// MARK: Apps

// https://developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
// https://developer.apple.com/documentation/swiftui/scene
@MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
// https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
// https://developer.apple.com/documentation/swiftui/app
@MainActor public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}

// MARK: Views of UIKit

// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  typealias Context = UIViewControllerRepresentableContext<Self>
}
// https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  // https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext/environment
  public var environment: EnvironmentValues { EnvironmentValues() }
}
// https://developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues {
  // https://developer.apple.com/documentation/swiftui/environmentvalues/refresh
  public var refresh: RefreshAction? { nil }
}
// https://developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
  // https://developer.apple.com/documentation/swiftui/refreshaction/callasfunction()
  public func callAsFunction() async {}
}
// https://developer.apple.com/documentation/swiftui/uihostingcontroller
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
// https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  typealias Context = UIViewRepresentableContext<Self>
}
// https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
// https://developer.apple.com/documentation/swiftui/uihostingconfiguration
@available(iOS 16.0, *)
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {}
@available(iOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/emptyview
public struct EmptyView: View {
  public init() {}
}

// MARK: Modifiers and containers

extension View {
  // https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  public func ignoresSafeArea() -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/background(_:alignment:)
  public func background<Background: View>(_ background: Background) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  @available(iOS 15, *)
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  public func foregroundColor(_ color: Color?) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: Text) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/task(priority:_:)
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  // https://developer.apple.com/documentation/swiftui/view/refreshable(action:)
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}
// https://developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {}
extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  public init() {}
}
// https://developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View {}
extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}
// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
// https://developer.apple.com/documentation/swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}
// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
