@_exported import CursesInputFormats

@_exported import typealias CursesDarwinTypes.AutoreleasingUnsafeMutablePointer
// Imports of single declarations win over whole modules, also through an export: so these are what a
// file sees that imports Foundation beside CursesUI.
@_exported import class CursesDarwinTypes.Formatter
@_exported import class CursesDarwinTypes.NSPredicate
@_exported import class CursesDarwinTypes.UndoManager
