// The modules that views are made of, under one name: what `CursesUI` and `CursesUITesting` are written with. A
// program that depends on them does not build the keys of vi.

@_exported import CursesBackdrops
@_exported import CursesControls
@_exported import CursesHost
@_exported import CursesMeasures
@_exported import CursesTextEditors
@_exported import CursesTextFields
@_exported import CursesViewGraph
