/// The colours of a step's number, other than its own.
public struct StepInstructionIndicator: Codable, Hashable, Sendable {
    /// What the number stands on.
    public var ground: StyleToken
    /// What the number is drawn in.
    public var text: StyleToken

    public init(ground: StyleToken, text: StyleToken) {
        self.ground = ground
        self.text = text
    }
}
