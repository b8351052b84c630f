/// The gallery's own words on terminals that show nothing but ASCII.
extension Glyphs {
    private static let wordParts = [("→", "->"), ("…", ".."), ("·", "-"), ("–", "-"), ("›", ">")]

    /// A sentence in characters of this set.
    package func spelled(words text: String) -> String { spelled(text, as: Self.wordParts) }
}
