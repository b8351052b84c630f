/// A row that leads elsewhere as the customer sees it.
public struct NavigationActionDisplayState: DisplayState {
    /// Where it leads, such as "settings"; a way back needs none.
    public var destination: String
    /// Where it leads, ready to read.
    public var title: String
    /// The mark at the row's end.
    public var mark: NavigationActionMark
    /// Whether the customer can go there now.
    public var isEnabled: Bool

    public static let blank = Self(destination: "", title: "", mark: .none)
    public static let defaults = Self(destination: "", title: "")

    public init(
        destination: String, title: String, mark: NavigationActionMark = .forward, isEnabled: Bool = true
    ) {
        self.destination = destination
        self.title = title
        self.mark = mark
        self.isEnabled = isEnabled
    }

    /// What following the row asks of its owner.
    var request: any ComponentRequest { mark == .back ? GoBack() : OpenPage(destination) }
}
