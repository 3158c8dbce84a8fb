#if UIKIT
  import UIKit

  /// The light impacts of a scroll view's components. On visionOS, which has no feedback generators, it does nothing.
  final class Impacts {
    #if !os(visionOS)
      private lazy var generator = UIImpactFeedbackGenerator(style: .light)
    #endif
    /// Whether the generator was prepared in the present drag.
    private var isPrepared = false

    func dragDidBegin() {
      isPrepared = false
    }

    /// Prepares the generator, once in each drag, so that an impact is felt without a delay.
    func prepare() {
      guard !isPrepared else { return }
      isPrepared = true
      #if !os(visionOS)
        generator.prepare()
      #endif
    }

    /// Makes an impact; the next one may follow in the same drag.
    func occur() {
      #if !os(visionOS)
        generator.impactOccurred()
        generator.prepare()
      #endif
    }
  }
#endif
