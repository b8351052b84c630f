/// Decides what a footer holds, and where its parts lead.
public protocol ExtendedListFooterViewModelProtocol: DisplayStateSource<ExtendedListFooterDisplayState> {
    /// Leads to a partner's page.
    func openPartner(id: String)
    /// Leads to a page of the bookmaker's.
    func openLink(id: String)
    /// Leads to the bookmaker's page on a network.
    func openNetwork(id: String)
}
