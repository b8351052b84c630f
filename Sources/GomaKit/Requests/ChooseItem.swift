/// One of several things was chosen, such as a tab or a filter.
public struct ChooseItem: ComponentRequest {
    public static let name = "app:choose"
    public static let isNotice = true
    /// Which, as its state says.
    public let id: String
    /// Among which others, as its state says; `nil` where nobody has told.
    public let group: String?

    public init(id: String, group: String? = nil) {
        self.id = id
        self.group = group
    }

    public var words: String { "choose \(id)" }
}
