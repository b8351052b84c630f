/// Bet types side by side, all of the same width.
public final class BetslipTypeSelectorView: ComponentView<
    any BetslipTypeSelectorViewModelProtocol, BetslipTypeSelectorDisplayState
>, StandardComponent
{
    public typealias Model = BetslipTypeSelectorViewModel

    private lazy var row = StackView(distribution: .equal)
    private lazy var tabViews = RepeatedViews(of: BetslipTypeTabItemView.self, in: row, environment: environment)
    private lazy var emptyLabel = Label(environment.text(.noBetTypes), foreground: .textSecondary)
    /// The line below tabs, where there are none.
    private lazy var emptyRule = SeparatorRule(.separatorLineSecondary)
    private lazy var column = StackView([row, emptyLabel, emptyRule], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: BetslipTypeSelectorDisplayState) {
        tabViews.bind(to: viewModel?.tabViewModels, blanks: state.tabs.count)
        row.isHidden = tabViews.isEmpty
        emptyLabel.isHidden = !tabViews.isEmpty
        emptyRule.isHidden = !tabViews.isEmpty
    }
}
