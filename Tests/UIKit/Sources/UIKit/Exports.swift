// What `import UIKit` gives besides UIKit. Of Foundation's names, those that this module declares itself
// (`Timer`, `RunLoop`) are the ones that a file finds that imports UIKit alone.
@_exported import Foundation
@_exported import UIKitEnums
