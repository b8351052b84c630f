/// Shortcuts side by side.
public struct QuickLinksTabBarDisplayState: DisplayState {
    /// The shortcuts, from left to right.
    public var links: [QuickLink]

    public static let blank = Self(
        links: [.aviator, .virtual, .slots, .crash, .promos].map { QuickLink(kind: $0, title: "", icon: nil) })

    public init(links: [QuickLink]) { self.links = links }
}
