// Foundation with the trait `Locales`; without it the part that needs no tables of languages, and in this
// module's `Essentials` the few types that the library needs beside that part.
#if Locales
@_exported import Foundation
#else
@_exported import FoundationEssentials
#endif

/// Foundation's `ParseStrategy`, also within a style, where that is the name of the style's own.
public typealias TextParsing = ParseStrategy
