/// The model of a bet detail values summary: lines keep their places while their values change, and the result comes
/// at the end.
public final class BetDetailValuesSummaryViewModel: ViewModel<BetDetailValuesSummaryDisplayState>,
    BetDetailValuesSummaryViewModelProtocol, PlacedModel
{
    public var headerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.header, BetDetailRowViewModel.init) }
    public var rowViewModels: [any BetDetailRowViewModelProtocol] { parts(\.rows, BetDetailRowViewModel.init) }
    public var footerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.footer, BetDetailRowViewModel.init) }

    /// The bet is decided: the last line tells how.
    public func settle(as result: BetResult) {
        update { $0.footer = BetDetailRowDisplayState(label: .result, value: .result(result)) }
    }
}
