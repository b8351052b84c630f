/// A glyph set that many hold: copying the reference costs nothing, copying the set costs as much as it has members.
final class SharedGlyphs: Sendable {
    let set: Glyphs

    static let unicode = SharedGlyphs(.unicode)

    init(_ set: Glyphs) { self.set = set }
}
