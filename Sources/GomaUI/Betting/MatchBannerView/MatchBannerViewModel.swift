/// The model of a match banner: its prices act for themselves, and the match goes on and ends.
public final class MatchBannerViewModel: ViewModel<MatchBannerDisplayState>, MatchBannerViewModelProtocol, ActingModel {
    public static let actions = [Action("openMatch()", openMatch)]

    public var outcomesViewModel: any MarketOutcomesLineViewModelProtocol {
        part(\.outcomes) { [place] outcomes in MarketOutcomesLineViewModel(outcomes, of: { place.state.id }) }
    }

    public func openMatch() {
        record()
        guard !currentDisplayState.id.isEmpty else { return }
        ask(to: OpenMatch(id: currentDisplayState.id))
    }

    /// Another match, or none, takes the banner over.
    public func showMatch(_ match: MatchBannerDisplayState) {
        stopFollowing()
        replaceState(match)
    }
}
