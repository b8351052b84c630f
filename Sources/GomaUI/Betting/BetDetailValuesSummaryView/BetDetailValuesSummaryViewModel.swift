/// The model of a bet detail values summary: lines keep their places while their values change, and the result comes
/// at the end.
public final class BetDetailValuesSummaryViewModel: ViewModel<BetDetailValuesSummaryDisplayState>,
    BetDetailValuesSummaryViewModelProtocol, PlacedModel
{

    public var headerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.header, BetDetailRowViewModel.init) }
    public var rowViewModels: [any BetDetailRowViewModelProtocol] { parts(\.rows, BetDetailRowViewModel.init) }
    public var footerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.footer, BetDetailRowViewModel.init) }

    /// Other lines in place of these.
    public func setRows(_ rows: [BetDetailRowDisplayState]) {
        update { $0 = BetDetailValuesSummaryDisplayState(header: $0.header, rows: rows, footer: $0.footer) }
    }

    /// The bet is decided: the last line tells how.
    public func settle(as result: BetResult) {
        update {
            $0 = BetDetailValuesSummaryDisplayState(
                header: $0.header, rows: $0.rows,
                footer: BetDetailRowDisplayState(label: .result, value: .result(result)))
        }
    }
}
