/// The colours of a step's number, other than its own.
public struct StepInstructionIndicator: Codable, Hashable, Sendable {
    /// What the number stands on.
    public var ground: ColorRole
    /// What the number is drawn in.
    public var text: ColorRole

    public init(ground: ColorRole, text: ColorRole) {
        self.ground = ground
        self.text = text
    }
}
