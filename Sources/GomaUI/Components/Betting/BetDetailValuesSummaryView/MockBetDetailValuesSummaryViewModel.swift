/// Behaves as in production: lines keep their places while their values change, and the result comes at the end.
public final class MockBetDetailValuesSummaryViewModel: MockViewModel<BetDetailValuesSummaryDisplayState>,
    BetDetailValuesSummaryViewModelProtocol
{

    public var headerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.header, MockBetDetailRowViewModel.init) }
    public var rowViewModels: [any BetDetailRowViewModelProtocol] { parts(\.rows, MockBetDetailRowViewModel.init) }
    public var footerViewModel: (any BetDetailRowViewModelProtocol)? { part(\.footer, MockBetDetailRowViewModel.init) }

    /// Other lines in place of these.
    public func setRows(_ rows: [BetDetailRowDisplayState]) {
        update { $0 = BetDetailValuesSummaryDisplayState(header: $0.header, rows: rows, footer: $0.footer) }
    }

    /// The bet is decided: the last line tells how.
    public func settle(as result: BetResult) {
        let label = environment.text(.betResult)
        update {
            $0 = BetDetailValuesSummaryDisplayState(
                header: $0.header, rows: $0.rows,
                footer: BetDetailRowDisplayState(label: label, value: .result(result)))
        }
    }
}
