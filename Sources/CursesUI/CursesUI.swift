// `import CursesUI` brings the view engine and Foundation along, as `import SwiftUI` does.
@_exported import CursesUICore
@_exported import Foundation
@_exported import Observation

// And what controls of a program's own, secrets and a `main` of its own are written with, so that no
// program has to name the modules below.
@_exported import enum CursesTerminal.TerminalError
@_exported import struct CursesTerminal.TerminalOptions
@_exported import class Secrets.SecretBytes
@_exported import enum TerminalCore.InputEvent
@_exported import struct TerminalCore.Key
@_exported import struct TerminalCore.KeyModifiers
@_exported import struct TerminalCore.Mouse
@_exported import struct TerminalCore.Point
@_exported import struct TerminalCore.Rect
@_exported import struct TerminalCore.Size
@_exported import enum Themes.Role
@_exported import struct Themes.Theme
@_exported import struct Themes.ThemeError
@_exported import struct Themes.ThemeLibrary
