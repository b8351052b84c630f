/// A bet's money, line by line, on one card: a caption, the lines, and how it has ended.
public final class BetDetailValuesSummaryView: ComponentView<
    any BetDetailValuesSummaryViewModelProtocol, BetDetailValuesSummaryDisplayState
>, StandardComponent
{
    public typealias Model = BetDetailValuesSummaryViewModel

    private lazy var headerView = Self.makeLine(in: environment)
    private lazy var rows = StackView(axis: .vertical)
    private lazy var rowViews = RepeatedViews(in: rows) { [environment] in Self.makeLine(in: environment) }
    private lazy var emptyLabel = Label(environment.text(.noBetDetails), foreground: .textSecondary, alignment: .center)
        .wrapping(upTo: 2)
    private lazy var footerView = Self.makeLine(in: environment)
    private lazy var groups = StackView(
        [headerView, rows, emptyLabel, footerView], axis: .vertical, spacing: Spacing.xs)
    private lazy var column = StackView(inCard: [groups])

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() { background = .role(.backgroundTertiary) }

    override public func render(_ state: BetDetailValuesSummaryDisplayState) {
        headerView.show(viewModel?.headerViewModel)
        rowViews.bind(to: viewModel?.rowViewModels, blanks: 3)
        rows.isHidden = rowViews.isEmpty
        emptyLabel.isHidden = !rowViews.isEmpty
        footerView.show(viewModel?.footerViewModel)
    }

    private static func makeLine(in environment: ViewEnvironment) -> BetDetailRowView {
        let line = BetDetailRowView(environment: environment)
        line.isOnCard = true
        return line
    }
}
