import TerminalKit

/// A market as a row of up to three prices that share their borders, or one notice.
public final class MarketOutcomesLineView: ComponentView<
    any MarketOutcomesLineViewModelProtocol, MarketOutcomesLineDisplayState
>
{
    private lazy var row = OutcomeRowView(in: environment)
    private lazy var notice = NoticeView(in: environment, actionTitle: "show all markets")

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { [row, notice].forEach(addSubview) }

    override public func initConstraints() {
        for view in [row, notice] {
            view.layout {
                $0.horizontal.equal(to: self)
                $0.top.equal(to: self)
            }
        }
    }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.showAllMarkets() }
    }

    override public func render(_ state: MarketOutcomesLineDisplayState) {
        row.isHidden = state.mode != .outcomes
        notice.isHidden = state.mode == .outcomes
        notice.render(state.notice, as: state.mode == .seeAll ? .link : .message)
        row.bind(to: viewModel?.outcomeViewModels)
    }
}
