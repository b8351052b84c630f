/// Roles of a button other than those of its style; `nil` keeps the style's own. All but one apply while it is enabled.
public struct ButtonCustomization: Codable, Hashable, Sendable {
    /// Ground of a solid or a bordered button; `nil` for the style's own.
    public var ground: ColorRole?
    /// Ground of a solid button that is disabled; `nil` for the style's own.
    public var disabledGround: ColorRole?
    /// Border of a bordered button, and its text where that has no role of its own; a solid one has none beside its
    /// fill. `nil` for the style's own.
    public var border: ColorRole?
    /// What the title is drawn in; `nil` for the style's own.
    public var text: ColorRole?

    /// Everything as the style has it.
    public static let standard = Self()
    /// The ground of what stands beside the one thing to do, such as a banner's offer.
    public static let secondary = Self(ground: .buttonBackgroundSecondary, text: .buttonTextSecondary)

    public init(
        ground: ColorRole? = nil, disabledGround: ColorRole? = nil, border: ColorRole? = nil,
        text: ColorRole? = nil
    ) {
        self.ground = ground
        self.disabledGround = disabledGround
        self.border = border
        self.text = text
    }
}
