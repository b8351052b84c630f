/// Behaves as in production: lines keep their places while their values change, and the result comes at the end.
public final class MockBetDetailValuesSummaryViewModel: MockViewModel<BetDetailValuesSummaryDisplayState>,
    BetDetailValuesSummaryViewModelProtocol
{
    private lazy var header = ChildModels(of: self, at: \.header) { [environment] in
        MockBetDetailRowViewModel($0, in: environment)
    }
    private lazy var rows = ChildModels(of: self, at: \.rows) { [environment] in
        MockBetDetailRowViewModel($0, in: environment)
    }
    private lazy var footer = ChildModels(of: self, at: \.footer) { [environment] in
        MockBetDetailRowViewModel($0, in: environment)
    }

    public var headerViewModel: (any BetDetailRowViewModelProtocol)? { header.first }
    public var rowViewModels: [any BetDetailRowViewModelProtocol] { rows.models }
    public var footerViewModel: (any BetDetailRowViewModelProtocol)? { footer.first }

    /// The lines' models, for feeds that change values.
    public var rowModels: [MockBetDetailRowViewModel] { rows.models }

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
