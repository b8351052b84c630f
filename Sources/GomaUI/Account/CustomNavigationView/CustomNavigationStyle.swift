/// The roles that the branded head of a sheet is drawn in.
public struct CustomNavigationStyle: Codable, Hashable, Sendable {
    /// What everything stands on.
    public var ground: ColorRole
    /// The brand's name, and the cross where it has no role of its own.
    public var text: ColorRole
    /// What the cross stands on; `nil` for the head's own ground.
    public var closeGround: ColorRole?
    /// The cross; `nil` for the role of ``text``.
    public var closeMark: ColorRole?

    /// In the brand's colour.
    public static let standard = Self(ground: .highlightPrimary, text: .highlightPrimaryContrast)

    public init(
        ground: ColorRole, text: ColorRole, closeGround: ColorRole? = nil, closeMark: ColorRole? = nil
    ) {
        self.ground = ground
        self.text = text
        self.closeGround = closeGround
        self.closeMark = closeMark
    }
}
