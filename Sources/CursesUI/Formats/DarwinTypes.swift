@_exported import InputFormats

@_exported import typealias DarwinTypes.AutoreleasingUnsafeMutablePointer
// Imports of single declarations win over whole modules, also through an export: so these are what a
// file sees that imports Foundation beside CursesUI.
@_exported import class DarwinTypes.Formatter
@_exported import class DarwinTypes.NSPredicate
@_exported import class DarwinTypes.UndoManager
