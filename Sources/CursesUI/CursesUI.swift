// `import CursesUI` brings the view engine and Foundation along, as `import SwiftUI` does.
@_exported import CursesAccepted
@_exported import CursesFormatStyles
@_exported import CursesFoundation
@_exported import CursesGeometry
@_exported import CursesGestures
@_exported import CursesGrids
@_exported import CursesMotion
@_exported import CursesServices
@_exported import CursesViews
@_exported import Observation

@_exported import enum CursesCore.InputEvent
@_exported import struct CursesCore.Key
@_exported import struct CursesCore.KeyModifiers
@_exported import struct CursesCore.Mouse
@_exported import struct CursesCore.Point
@_exported import struct CursesCore.Rect
@_exported import struct CursesCore.Size
@_exported import class CursesSecrets.SecretBytes
// And what controls of a program's own, secrets and a `main` of its own are written with, so that no
// program has to name the modules below.
@_exported import enum CursesTerminal.TerminalError
@_exported import struct CursesTerminal.TerminalOptions
@_exported import enum CursesThemes.Role
@_exported import struct CursesThemes.Theme
@_exported import struct CursesThemes.ThemeError
@_exported import struct CursesThemes.ThemeLibrary
