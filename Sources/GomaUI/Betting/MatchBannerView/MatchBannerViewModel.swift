/// The model of a match banner: its prices act for themselves.
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
}
