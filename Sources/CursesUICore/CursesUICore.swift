// The modules that views are made of, under one name: what a program in cells imports.

@_exported import CursesBackdrops
@_exported import CursesControls
@_exported import CursesHost
@_exported import CursesTextEditors
@_exported import CursesTextFields
@_exported import CursesVi
@_exported import CursesViewGraph
