/// The words in place of something that is empty, and what a guest can do about it.
public struct EmptyStateActionDisplayState: DisplayState {
    /// Whether somebody is logged in.
    public var session: EmptyStateSession
    /// What is missing, ready to read; line breaks begin new lines.
    public var title: String
    /// Words of the button for guests; `nil` for the component's own.
    public var actionTitle: String?
    /// Above the words; `nil` for none, which takes no room.
    public var picture: Pictogram?
    /// Whether it can be used.
    public var isEnabled: Bool

    public static let blank = Self(session: .loggedIn, title: "", picture: nil)

    public init(
        session: EmptyStateSession, title: String, actionTitle: String? = nil, picture: Pictogram? = .ticket,
        isEnabled: Bool = true
    ) {
        self.session = session
        self.title = title
        self.actionTitle = actionTitle
        self.picture = picture
        self.isEnabled = isEnabled
    }
}
