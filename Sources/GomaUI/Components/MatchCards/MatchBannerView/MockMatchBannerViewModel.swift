/// Behaves as in production: its prices act for themselves, and the match goes on and ends.
public final class MockMatchBannerViewModel: MockViewModel<MatchBannerDisplayState>, MatchBannerViewModelProtocol {
    private lazy var outcomes = ChildModels(of: self, at: \.outcomes) { [environment] in
        MockMarketOutcomesLineViewModel($0, in: environment)
    }
    public var timeline: MatchTimeline?

    public var outcomesViewModel: any MarketOutcomesLineViewModelProtocol { outcomesModel }

    /// The prices' model, for feeds.
    public var outcomesModel: MockMarketOutcomesLineViewModel { outcomes.only }

    public func openMatch() {
        guard !currentDisplayState.id.isEmpty else { return }
        record("openMatch()")
    }

    /// Another match, or none, takes the banner over.
    public func showMatch(_ match: MatchBannerDisplayState) {
        timeline = nil
        replaceState(match)
    }
}
