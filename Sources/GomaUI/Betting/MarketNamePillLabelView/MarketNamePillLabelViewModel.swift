/// The model of a market name pill label: only a pill that can be pressed leads on, and the market's standing changes
/// under it.
public final class MarketNamePillLabelViewModel: MatchDetailViewModel<MarketNamePillLabelDisplayState>,
    MarketNamePillLabelViewModelProtocol, ActingModel
{
    public static let actions = [Action("showMarket()", showMarket), Action("cycleStyles()", cycleStyles)]

    private var cycle: AnyCancellable?

    public func showMarket() {
        record()
        guard currentDisplayState.isInteractive, currentDisplayState.style != .disabled else { return }
        ask(to: OpenMarket(id: currentDisplayState.id, match: match?()))
    }

    /// What another market looks like is not for the styles of the one before to say.
    override public func keepTime(
        for state: MarketNamePillLabelDisplayState, after old: MarketNamePillLabelDisplayState?
    ) {
        if let old, state.id != old.id { cycle = nil }
    }

    /// Goes through standard, highlighted and disabled, a second each, and stays with the last.
    public func cycleStyles() {
        record()
        var rest: [MarketNamePillStyle] = [.highlighted, .disabled]
        update { $0.style = .standard }
        cycle = environment.scheduler.every(.seconds(1)) { [weak self] in
            guard let self else { return }
            update { $0.style = rest.removeFirst() }
            if rest.isEmpty { cycle = nil }
        }
    }
}
