/// A market as prices in a row, or in two of them; or one notice.
public final class MarketOutcomesLineView: ComponentView<
    any MarketOutcomesLineViewModelProtocol, MarketOutcomesLineDisplayState
>, StandardComponent
{
    public typealias Model = MarketOutcomesLineViewModel

    private lazy var rows = OutcomeRowsView(in: environment)
    private lazy var notice = NoticeView(in: environment, actionTitle: environment.text(.keyShowAllMarkets))
    private lazy var column = StackView([rows, notice], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.showAllMarkets() }
    }

    /// Prices that are not seen are nobody's: how they move meanwhile is shown once they are there again.
    override public func render(_ state: MarketOutcomesLineDisplayState) {
        let showsPrices = state.mode == .outcomes
        rows.isHidden = !showsPrices
        rows.bind(
            to: showsPrices ? viewModel?.outcomeViewModels : nil, columns: state.layout.columns,
            capacity: state.layout.capacity)
        notice.isHidden = showsPrices
        notice.render(
            state.notice ?? environment.text(words(for: state.mode)), as: state.mode == .seeAll ? .link : .message)
    }

    private func words(for mode: MarketOutcomesLineMode) -> LocalizationKey {
        switch mode {
        case .outcomes, .suspended: .marketSuspended
        case .closed: .marketClosed
        case .seeAll: .seeAllMarkets
        }
    }
}
