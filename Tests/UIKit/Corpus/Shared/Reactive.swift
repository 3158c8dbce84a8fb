// The small part of a reactive library that apps use between their lists and MJRefresh.

import Foundation

struct Reactive<Base> {
    let base: Base
}

protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
    var rx: Reactive<Self> { Reactive(base: self) }
}

extension NSObject: ReactiveCompatible {}

struct Binder<Value> {
    private let binding: (Value) -> Void

    init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
        weak var weakTarget = target
        self.binding = { value in
            if let target = weakTarget { binding(target, value) }
        }
    }

    func on(_ value: Value) { binding(value) }
}

final class Observer<Value> {
    let next: (Value) -> Void
    init(_ next: @escaping (Value) -> Void) { self.next = next }
    func onNext(_ value: Value) { next(value) }
}

final class Observable<Value> {
    private let subscribing: (Observer<Value>) -> Void

    private init(_ subscribing: @escaping (Observer<Value>) -> Void) { self.subscribing = subscribing }

    static func create(_ subscribing: @escaping (Observer<Value>) -> Void) -> Observable<Value> {
        Observable(subscribing)
    }

    func subscribe(_ next: @escaping (Value) -> Void) { subscribing(Observer(next)) }

    func bind(to binder: Binder<Value>) { subscribe { binder.on($0) } }
}

final class Relay<Value> {
    private var followers: [(Value) -> Void] = []
    private(set) var value: Value

    init(_ value: Value) { self.value = value }

    func accept(_ value: Value) {
        self.value = value
        followers.forEach { $0(value) }
    }

    func subscribe(_ next: @escaping (Value) -> Void) {
        followers.append(next)
        next(value)
    }
}
