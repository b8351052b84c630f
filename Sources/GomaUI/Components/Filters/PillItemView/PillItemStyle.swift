/// The colours of a pill in one state.
public struct PillItemStyle: Codable, Hashable, Sendable {
    public var text: StyleToken
    public var ground: StyleToken

    public init(text: StyleToken, ground: StyleToken) {
        self.text = text
        self.ground = ground
    }
}
