@_exported import CursesInputFormats

// Imports of single declarations win over whole modules, also through an export: so these are what a
// file sees that imports Foundation beside CursesUI.
@_exported import class CursesDarwinTypes.UndoManager

#if Locales
@_exported import typealias CursesDarwinTypes.AutoreleasingUnsafeMutablePointer
@_exported import class CursesDarwinTypes.Formatter
@_exported import class CursesDarwinTypes.NSPredicate
#endif
