/// A glyph set that many hold: copying the reference costs nothing, copying the set costs as much as it has members, and it
/// takes 700 bytes.
package final class SharedGlyphs: Sendable {
    package let set: Glyphs

    static let unicode = SharedGlyphs(.unicode)

    package init(_ set: Glyphs) { self.set = set }
}
