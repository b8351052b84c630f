/// The model of a suggested bets expanded: opens and closes, and pages through its matches.
public final class SuggestedBetsExpandedViewModel: ViewModel<SuggestedBetsExpandedDisplayState>,
    SuggestedBetsExpandedViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded), Action("showPage(_:)", showPage)]

    public var cardViewModels: [any TallOddsMatchCardViewModelProtocol] {
        parts(\.cards) { TallOddsMatchCardViewModel($0) }
    }

    public func toggleExpanded() { act { $0.isExpanded.toggle() } }

    public func showPage(_ page: Int) { act(page) { $0.showPage(page) } }
}
