/// Decides which shortcuts a bar shows, and where they lead.
public protocol QuickLinksTabBarViewModelProtocol: DisplayStateSource<QuickLinksTabBarDisplayState> {
    /// Goes where a shortcut leads.
    func openQuickLink(_ kind: QuickLinkKind)
}
