import TerminalKit

/// The colours of a pill in one state.
public struct PillItemStyle: Codable, Hashable, Sendable {
    /// What the title is drawn in.
    public var text: ColorRole
    /// What the title stands on; `nil` for the ground of what is pressed.
    public var ground: ColorRole?
    /// Role of the ends; `nil` for quiet ones on a resting pill, and the text's role on a selected one.
    public var border: ColorRole?

    public init(text: ColorRole, ground: ColorRole? = nil, border: ColorRole? = nil) {
        self.text = text
        self.ground = ground
        self.border = border
    }
}
