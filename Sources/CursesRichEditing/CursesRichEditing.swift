// Whoever edits a document asks for the document.
@_exported import CursesRichDocument
