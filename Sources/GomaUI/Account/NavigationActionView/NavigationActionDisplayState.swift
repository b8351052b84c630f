/// A row that leads elsewhere as the customer sees it.
public struct NavigationActionDisplayState: DisplayState {
    /// Where it leads, ready to read.
    public var title: String
    /// At the row's end.
    public var mark: NavigationActionMark
    /// Whether the customer can go there now.
    public var isEnabled: Bool

    public static let blank = Self(title: "", mark: .none)

    public init(title: String, mark: NavigationActionMark = .forward, isEnabled: Bool = true) {
        self.title = title
        self.mark = mark
        self.isEnabled = isEnabled
    }

    /// What following the row asks of its owner.
    var request: OwnerRequest { mark == .back ? .goBack : .openPage(title) }
}
