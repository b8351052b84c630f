/// One line of a list in a promotion's text.
public struct BulletItemBlockDisplayState: DisplayState {
    /// The line, without its bullet.
    public var title: String

    public static let blank = Self(title: "")

    public init(title: String) { self.title = title }
}
