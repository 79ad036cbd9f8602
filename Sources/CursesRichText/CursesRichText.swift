// Whoever gives commands asks for the document that they are given to.
@_exported import CursesRichEditing
