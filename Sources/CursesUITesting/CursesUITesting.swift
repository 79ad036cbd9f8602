// What the cells of a screen are made of, so that a test needs this import and that of `CursesUI` alone.
@_exported import struct CursesCore.Cell
@_exported import enum CursesCore.ColorDepth
@_exported import enum CursesCore.InputEvent
@_exported import struct CursesCore.Key
@_exported import struct CursesCore.KeyModifiers
@_exported import struct CursesCore.Mouse
@_exported import struct CursesCore.Point
@_exported import struct CursesCore.Size
@_exported import struct CursesCore.Style
@_exported import struct CursesCore.TextAttributes
@_exported import enum CursesThemes.Role
@_exported import struct CursesThemes.Theme
