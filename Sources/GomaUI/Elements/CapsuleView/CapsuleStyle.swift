/// The look of a capsule; a result brings its own look.
public struct CapsuleStyle: DefaultedData, Codable, Hashable, Sendable {
    /// What the words stand on.
    public var ground: ColorRole
    /// What the words are drawn in.
    public var text: ColorRole
    /// Whether the words are bold.
    public var isStrong: Bool

    /// A state of things.
    public static let status = Self(ground: .highlightSecondary, text: .highlightSecondaryContrast)
    /// A number of things.
    public static let count = Self(ground: .navPills, text: .textPrimary)
    /// A kind of things.
    public static let tag = Self(ground: .backgroundSecondary, text: .textPrimary, isStrong: false)

    public static let defaults = Self.status

    public init(ground: ColorRole, text: ColorRole, isStrong: Bool = true) {
        self.ground = ground
        self.text = text
        self.isStrong = isStrong
    }
}
