// What a source shows is a module of its own, and whoever edits it asks for that, too.
@_exported import CursesRichProjection
