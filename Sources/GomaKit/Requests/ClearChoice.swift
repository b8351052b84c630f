/// The choice of one of several things was taken back, and nothing stands in its place.
public struct ClearChoice: ComponentRequest {
    public static let name = "app:clear-choice"
    public static let isNotice = true
    /// Among which things, as ``ChooseItem/group`` says.
    public let group: String

    public init(group: String) { self.group = group }

    public var words: String { "choose none of \(group)" }
}
