import SwiftUI
import UIKit

@main struct RefreshLabApp: App {
  var body: some Scene {
    WindowGroup {
      LabView().ignoresSafeArea()
    }
  }
}

/// The screens of the lab, which are UIKit's.
private struct LabView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: LabController(style: .plain))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
