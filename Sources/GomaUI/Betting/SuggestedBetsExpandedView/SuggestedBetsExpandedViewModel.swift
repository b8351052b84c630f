/// The model of a suggested bets expanded: opens and closes, pages through its matches, and lets those that are on go
/// on.
public final class SuggestedBetsExpandedViewModel: ViewModel<SuggestedBetsExpandedDisplayState>,
    SuggestedBetsExpandedViewModelProtocol, ActingModel
{
    public static let actions = [Action("toggleExpanded()", toggleExpanded), Action("showPage(_:)", showPage)]

    public var cardViewModels: [any TallOddsMatchCardViewModelProtocol] {
        parts(\.cards) { place -> TallOddsMatchCardViewModel in
            let model = TallOddsMatchCardViewModel(place)
            if place.state.isUnderWay { model.follow(.match) }
            return model
        }
    }

    public func toggleExpanded() {
        record()
        update { $0.isExpanded.toggle() }
    }

    public func showPage(_ page: Int) {
        record(page)
        update { $0.showPage(page) }
    }
}
