// The modules that views are made of, the rich editor and the keys of vi, under one name: what the app imports.

@_exported import CursesRichEditor
@_exported import CursesVi
@_exported import CursesViews
