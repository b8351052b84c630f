/// The model of a bet detail values summary: lines keep their places while their values change.
public final class BetDetailValuesSummaryViewModel: ViewModel<BetDetailValuesSummaryDisplayState>,
    BetDetailValuesSummaryViewModelProtocol, PlacedModel
{
    public var headerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.header, BetDetailRowViewModel.init) }
    public var rowViewModels: [any BetDetailRowViewModelProtocol] { parts(\.rows, BetDetailRowViewModel.init) }
    public var footerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.footer, BetDetailRowViewModel.init) }
}
