// The modules that views are made of, and the keys of vi, under one name: what a program in cells imports.

@_exported import CursesVi
@_exported import CursesViews
