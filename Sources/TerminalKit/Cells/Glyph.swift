/// A character that a package brings for a meaning of its own, in both sets.
///
/// The package names it in an extension, and components then ask for it as for any other:
///
/// ```swift
/// extension Glyph {
///     static let tide = Self("tide", unicode: "≈", ascii: "~")
/// }
///
/// extension Glyphs {
///     var tide: DisplayText { self[.tide] }
/// }
/// ```
public struct Glyph: Hashable, Sendable {
    /// Unique, such as "tide"; a set that draws it differently knows it by this name.
    public let name: String
    /// Its form where the terminal has Unicode.
    public let unicode: DisplayText
    /// Its form where there is only ASCII.
    public let ascii: DisplayText

    public init(_ name: String, unicode: DisplayText, ascii: DisplayText) {
        self.name = name
        self.unicode = unicode
        self.ascii = ascii
    }
}
