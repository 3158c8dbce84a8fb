// Modules that `import UIKit` gives besides UIKit. A file that imports only UIKit gets this
// module's own declarations of Foundation's names (`Timer`, `RunLoop`).
@_exported import Foundation
@_exported import UIKitEnums
