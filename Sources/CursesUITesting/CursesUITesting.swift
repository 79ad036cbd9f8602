// What the cells of a screen are made of, so that a test needs this import and that of `CursesUI` alone.
@_exported import struct TerminalCore.Cell
@_exported import enum TerminalCore.ColorDepth
@_exported import enum TerminalCore.InputEvent
@_exported import struct TerminalCore.Key
@_exported import struct TerminalCore.KeyModifiers
@_exported import struct TerminalCore.Mouse
@_exported import struct TerminalCore.Point
@_exported import struct TerminalCore.Size
@_exported import struct TerminalCore.Style
@_exported import struct TerminalCore.TextAttributes
@_exported import enum Themes.Role
@_exported import struct Themes.Theme
