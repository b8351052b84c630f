/// How a capsule looks; a result brings its own look.
public struct CapsuleStyle: Codable, Hashable, Sendable {
    public var ground: StyleToken
    public var text: StyleToken
    public var isStrong: Bool

    /// A state of things.
    public static let status = Self(ground: .highlightSecondary, text: .highlightSecondaryContrast)
    /// A number of things.
    public static let count = Self(ground: .highlightPrimary, text: .highlightPrimaryContrast)
    /// A kind of things.
    public static let tag = Self(ground: .backgroundPrimary, text: .textPrimary, isStrong: false)

    public init(ground: StyleToken, text: StyleToken, isStrong: Bool = true) {
        self.ground = ground
        self.text = text
        self.isStrong = isStrong
    }
}
