import RefreshKit
import TestSupport

@testable import RefreshReplay

@MainActor extension ListInput {
  nonisolated static let kindCount = 20

  /// An input of any kind.
  static func random(_ random: inout SeededRandom) -> ListInput {
    .random(random.below(kindCount), &random)
  }

  static func random(_ kind: Int, _ random: inout SeededRandom) -> ListInput {
    func number() -> Double { random.chance(20) ? 0 : random.number(in: -900...900) }
    func point() -> Point { Point(x: number(), y: number()) }
    func size() -> Size { Size(width: abs(number()), height: abs(number())) }
    func insets() -> EdgeInsets {
      EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
    }
    switch kind {
    case 0:
      return .touch(
        random.pick(TouchPhase.allCases), point(), id: random.below(3),
        time: random.chance(50) ? number() : nil)
    case 1: return .wheel(point(), random.pick(WheelPhase.allCases))
    case 2: return .scrollStep(random.pick(ScrollStep.allCases), animated: random.chance(50))
    case 3: return .scrollTo(point(), animated: random.chance(50))
    case 4: return .offset(point())
    case 5:
      return .drag(
        random.pick([
          .began, .moved(point()), .ended(decelerate: random.chance(50)), .cancelled,
        ]))
    case 6: return .scroll(point())
    case 7: return .decelerated
    case 8: return .contentSize(size())
    case 9: return .inset(insets())
    case 10: return .safeArea(insets())
    case 11: return .size(size())
    case 12: return .window(random.chance(50))
    case 13: return .rowCounts((0..<random.below(4)).map { _ in random.below(90) })
    case 14:
      let (name, value) = SettingValue.ofList(&random)
      return .setting(name, value)
    case 15:
      let causes: [ScrollCause] = [.finger, .wheel, .deceleration, .app, .component]
      return .report(.offset(point(), random.pick(causes)))
    case 16: return .report(.pull(insets()))
    case 17: return .report(.tracks(random.chance(50)))
    case 18: return .report(.decelerates(random.chance(50)))
    default: return .report(.layout)
    }
  }
}

@MainActor extension ComponentCall {
  nonisolated static let kindCount = 10

  @MainActor private struct Failure: Error {}

  /// The call as text. All failures have the same text, and so do images of the same name and size.
  var words: String {
    switch self {
    case .endRefreshing(.failure): "a failure"
    case .images(let state, let images, let duration):
      "\(state), \(images.map { "\($0.scriptName) \($0.size)" }), \(String(describing: duration))"
    default: "\(self)"
    }
  }

  /// A call of any kind.
  static func random(_ random: inout SeededRandom) -> ComponentCall {
    .random(random.below(kindCount), &random)
  }

  static func random(_ kind: Int, _ random: inout SeededRandom) -> ComponentCall {
    let state = random.pick(RefreshState.allCases)
    switch kind {
    case 0: return .beginRefreshing
    case 1:
      let result: RefreshResult = random.pick(
        [.success, .failure(Failure()), .noMoreData, .cancelled])
      if case .noMoreData = result, state == .noMoreData { return .endOlderLoad }
      return .endRefreshing(result)
    case 2: return .resetNoMoreData
    case 3: return .tap
    case 4: return .refreshIfExpired(after: random.pick([0, 0.5, 60, 3600]))
    case 5: return .openSecondLevel
    case 6: return .closeSecondLevel
    case 7:
      let (name, value) = SettingValue.ofComponent(&random)
      return .setting(name, value)
    case 8: return .title(state, random.pick([nil, "", "Pull \"down\"\n", "下拉"]))
    default:
      let size = Size(width: Double(random.below(40)), height: 2.5)
      let images = (0..<random.below(4)).map {
        Image.scripted("\(state.rawValue)#\($0)", size: size)
      }
      return .images(state, images, duration: random.chance(50) ? 0.75 : nil)
    }
  }
}

/// The settings of the tables, with valid values.
@MainActor extension SettingValue {
  /// The name of a setting, and a value.
  typealias Named = (name: String, value: SettingValue)

  private static let kindsOfComponents =
    kinds(NamedValue.ofViews) + kinds(NamedValue.ofComponents)
    + ComponentPart.allCases.map { ($0.settingOfHiding, .flag) }
  private static let kindsOfLists = kinds(NamedValue.ofScrollViews)

  private static func kinds<Root>(_ table: [NamedValue<Root>]) -> [(String, SettingKind)] {
    table.filter { $0.set != nil }.map { ($0.settingName, $0.kind) }
  }

  /// A random setting of components.
  static func ofComponent(_ random: inout SeededRandom) -> Named {
    let (name, kind) = random.pick(kindsOfComponents)
    return (name, SettingValue(kind, &random))
  }

  /// A random setting of scroll views.
  static func ofList(_ random: inout SeededRandom) -> Named {
    let (name, kind) = random.pick(kindsOfLists)
    return (name, SettingValue(kind, &random))
  }

  /// A random value of a kind.
  private init(_ kind: SettingKind, _ random: inout SeededRandom) {
    self =
      switch kind {
      case .number(.whole): .number(random.pick([0, 1, 3, -1]))
      case .number: .number(random.pick([0, 0.1, 0.5, 1, 1.5, 3, 60, 400, -1]))
      case .flag: .flag(random.chance(50))
      case .text: .text(random.pick(["", "a \\ \u{1}", "下拉"]))
      case .choice(let names): .text(random.pick(names))
      case .optional(let kind): random.chance(30) ? .nothing : SettingValue(kind, &random)
      }
  }
}
