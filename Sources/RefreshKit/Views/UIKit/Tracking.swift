#if UIKIT
  import Observation
  import UIKit

  /// The values of components and lists that Observation tracks, as of iOS 17.
  enum TrackedValue {
    case state, isRefreshing, percent
    /// Which components a list has.
    case slots
  }

  /// Tells Observation when a value of an object is read, and when it has changed. An object has a
  /// ``TrackedValues`` only if an app reads its values.
  @available(iOS 17, visionOS 1, *)
  private final class TrackedValues: Observable {
    private let registrar = ObservationRegistrar()

    // These properties have no values, because the object stores them. Only the key paths are used.
    private var state: Void { () }
    private var isRefreshing: Void { () }
    private var percent: Void { () }
    private var slots: Void { () }

    private func keyPath(of value: TrackedValue) -> KeyPath<TrackedValues, Void> {
      switch value {
      case .state: \.state
      case .isRefreshing: \.isRefreshing
      case .percent: \.percent
      case .slots: \.slots
      }
    }

    func didRead(_ value: TrackedValue) {
      registrar.access(self, keyPath: keyPath(of: value))
    }

    func didChange(_ value: TrackedValue) {
      registrar.withMutation(of: self, keyPath: keyPath(of: value)) {}
    }
  }

  /// Stores the ``TrackedValues`` of an object; nothing before the first read.
  @MainActor struct Tracking {
    private var values: AnyObject?

    var isUsed: Bool { values != nil }

    /// Called by the public getters. Makes the ``TrackedValues`` if needed, because there is no way
    /// to know whether Observation is tracking. The kit itself does not call these getters: it
    /// reads the storage.
    mutating func didRead(_ value: TrackedValue) {
      guard #available(iOS 17, visionOS 1, *), Thread.isMainThread else { return }
      let values = self.values as? TrackedValues ?? TrackedValues()
      self.values = values
      values.didRead(value)
    }

    /// Notifies the app code that has read the value.
    func didChange(_ value: TrackedValue) {
      guard #available(iOS 17, visionOS 1, *) else { return }
      (values as? TrackedValues)?.didChange(value)
    }
  }

  extension ListView {
    final func slotsDidChange() {
      guard tracking.isUsed else { return }
      let tracking = tracking
      client(.view(self)) { tracking.didChange(.slots) }
    }
  }

  // MARK: Models of the app

  /// App code that is called repeatedly, and the observable values that it has read in the last
  /// call.
  @available(iOS 17, visionOS 1, *)
  @MainActor private final class TrackedCode: Observable {
    private nonisolated let registrar = ObservationRegistrar()
    private nonisolated var end: Void { () }
    private var callCount = 0

    /// - Parameter onChange: Called once, when a value that `body` has read changes before the next
    ///   call.
    func call(_ body: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
      callCount += 1
      let number = callCount
      // Ends the tracking of the last call. Otherwise the model would keep a tracking for each
      // call.
      registrar.withMutation(of: self, keyPath: \.end) {}
      let report: @MainActor @Sendable () -> Void = { [weak self] in
        if self?.callCount == number { onChange() }
      }
      withObservationTracking {
        registrar.access(self, keyPath: \.end)
        body()
      } onChange: {
        // Models may be changed on any thread.
        if Thread.isMainThread {
          MainActor.assumeIsolated(report)
        } else {
          Task { await report() }
        }
      }
    }
  }

  extension View {
    /// Calls code of the app for the layout or the drawing of the view. Asks for a layout when an
    /// observable value that the code has read changes: UIKit tracks only the layouts and the
    /// drawings that it begins itself.
    final func callTracking(
      _ code: ReferenceWritableKeyPath<View, AnyObject?>, _ body: () -> Void
    ) {
      // A view may be laid out while it is being deallocated. Then it has no superview, and weak
      // references to it must not be made.
      guard #available(iOS 17, visionOS 1, *), superview != nil else { return body() }
      let tracked = self[keyPath: code] as? TrackedCode ?? TrackedCode()
      self[keyPath: code] = tracked
      tracked.call(body) { [weak self] in self?.setNeedsLayout() }
    }
  }
#endif
