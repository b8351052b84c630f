/// A heading above a group in a list.
public struct HeaderTextDisplayState: DisplayState {
    /// What the group is, ready to read.
    public var title: String

    public static let blank = Self(title: "")

    public init(title: String) { self.title = title }
}
