/// Decides what the line over a match shows, and where its count leads.
public protocol CompactMatchHeaderViewModelProtocol: DisplayStateSource<CompactMatchHeaderDisplayState> {
    /// Leads to all markets of the match, where there are others.
    func openMarkets()
}
