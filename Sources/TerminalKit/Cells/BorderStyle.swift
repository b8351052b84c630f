/// The style of a border; which characters draw it, ``Glyphs`` knows.
public enum BorderStyle: Hashable, Sendable, CaseIterable {
    /// A thin line with round corners: things at rest.
    case light
    /// A thick line: what has the focus.
    case heavy
    /// A broken line: what cannot be used now.
    case broken
}
