import TerminalKit

/// A group of markets: an optional heading above lines of prices that share their borders.
public final class MarketOutcomesMultiLineView: ComponentView<
    any MarketOutcomesMultiLineViewModelProtocol, MarketOutcomesMultiLineDisplayState
>
{
    private lazy var titleLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var titleRow = View()
    private lazy var lines = StackView(axis: .vertical, spacing: -1)
    private lazy var notice = NoticeView(in: environment, actionTitle: "try again")
    private lazy var content = StackView([titleRow, lines, notice], axis: .vertical)
    private lazy var lineViews: [MarketOutcomesLineView] = []

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        titleRow.addSubview(titleLabel)
        addSubview(content)
    }

    override public func initConstraints() {
        titleLabel.layout {
            $0.horizontal.equal(to: titleRow, insetBy: Spacing.xs)
            $0.top.equal(to: titleRow)
        }
        content.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() {
        notice.onActivate = { [weak self] in self?.viewModel?.reload() }
    }

    override public func render(_ state: MarketOutcomesMultiLineDisplayState) {
        titleLabel.text = state.title
        titleRow.isHidden = state.title.isEmpty
        let message = notice(for: state)
        lines.isHidden = message != nil
        notice.isHidden = message == nil
        notice.render(message?.text ?? "", as: message?.kind ?? .empty)
        renderLines(lines.isHidden ? [] : viewModel?.lineViewModels ?? [])
    }

    /// Each line keeps its view for as long as its place exists; before a model is there, one empty line stands in.
    private func renderLines(_ models: [any MarketOutcomesLineViewModelProtocol]) {
        let count = viewModel == nil ? 1 : models.count
        while lineViews.count < count { lineViews.append(MarketOutcomesLineView(environment: environment)) }
        lineViews.removeLast(lineViews.count - count)
        for (index, view) in lineViews.enumerated() { view.bind(to: index < models.count ? models[index] : nil) }
        lines.setArrangedViews(lineViews)
    }

    private func notice(
        for state: MarketOutcomesMultiLineDisplayState
    ) -> (text: String, kind: NoticeView.Kind)? {
        switch state.phase {
        case .lines:
            viewModel == nil || !state.lines.isEmpty ? nil : (environment.text(.noMarkets), .empty)
        case .loading: (environment.text(.loadingMarkets), .loading)
        case .empty(let message): (message ?? environment.text(.noMarkets), .empty)
        case .failed(let message): (message ?? environment.text(.marketsFailed), .failure)
        }
    }
}
