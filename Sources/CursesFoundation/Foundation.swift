// Foundation with the trait `Locales`; with `Essentials` the part that needs no tables of languages; else none of it, and
// in this module's folders the few types that the library needs.
#if Locales
@_exported import Foundation
#elseif Essentials
@_exported import FoundationEssentials
#endif

/// Foundation's `ParseStrategy`, also within a style, where that is the name of the style's own.
public typealias TextParsing = ParseStrategy
