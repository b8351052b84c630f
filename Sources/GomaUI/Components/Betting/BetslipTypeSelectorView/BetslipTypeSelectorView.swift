import TerminalKit

/// Bet types side by side, all of the same width.
public final class BetslipTypeSelectorView: ComponentView<
    any BetslipTypeSelectorViewModelProtocol, BetslipTypeSelectorDisplayState
>
{
    private lazy var row = StackView(distribution: .equal)
    private lazy var emptyLabel = Label(foreground: .textSecondary)
    private lazy var content = StackView([row, emptyLabel], axis: .vertical)
    private var tabViews: [BetslipTypeTabItemView] = []

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(content) }

    override public func initConstraints() {
        content.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.top.equal(to: self)
        }
    }

    override public func render(_ state: BetslipTypeSelectorDisplayState) {
        row.isHidden = state.tabs.isEmpty
        emptyLabel.isHidden = !state.tabs.isEmpty
        emptyLabel.text = environment.text(.noBetTypes)
        while tabViews.count < state.tabs.count { tabViews.append(BetslipTypeTabItemView(environment: environment)) }
        row.setArrangedViews(Array(tabViews.prefix(state.tabs.count)))
        let models = viewModel?.tabViewModels ?? []
        for (index, view) in tabViews.enumerated() { view.bind(to: index < models.count ? models[index] : nil) }
    }
}
