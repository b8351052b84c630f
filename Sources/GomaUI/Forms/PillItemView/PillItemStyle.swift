/// The colours of a pill in one state.
public struct PillItemStyle: Codable, Hashable, Sendable {
    /// What the title is drawn in.
    public var text: ColorRole
    /// What the title stands on; `nil` for the ground of what is pressed.
    public var ground: ColorRole?
    /// Role of the tint of a pill whose ground is that of what is pressed, and of its brackets where there are any; `nil` for
    /// none.
    public var border: ColorRole?

    public init(text: ColorRole, ground: ColorRole? = nil, border: ColorRole? = nil) {
        self.text = text
        self.ground = ground
        self.border = border
    }
}
