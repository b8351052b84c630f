/// The colours of a pill in one state.
public struct PillItemStyle: Codable, Hashable, Sendable {
    /// What the title is drawn in.
    public var text: StyleToken
    /// What the title stands on; `nil` for a pill of two ends and nothing between them.
    public var ground: StyleToken?
    /// Role of the ends; `nil` for quiet ones on a resting pill, and the text's role on a selected one.
    public var border: StyleToken?

    public init(text: StyleToken, ground: StyleToken? = nil, border: StyleToken? = nil) {
        self.text = text
        self.ground = ground
        self.border = border
    }
}
