// `import CursesUI` brings the view engine and Foundation along, as `import SwiftUI` does.
@_exported import CursesUICore
@_exported import Foundation
@_exported import Observation
