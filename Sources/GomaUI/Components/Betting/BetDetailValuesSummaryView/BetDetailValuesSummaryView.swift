import TerminalKit

/// A bet's money, line by line: a caption, the lines in one box, and how it has ended.
public final class BetDetailValuesSummaryView: ComponentView<
    any BetDetailValuesSummaryViewModelProtocol, BetDetailValuesSummaryDisplayState
>
{
    private lazy var headerView = BetDetailRowView(environment: environment)
    private lazy var rows = StackView(axis: .vertical)
    private lazy var emptyLabel = Self.createEmptyLabel(environment.text(.noBetDetails))
    private lazy var footerView = BetDetailRowView(environment: environment)
    private lazy var content = StackView(
        [headerView, rows, emptyLabel, footerView], axis: .vertical, spacing: Spacing.xs)
    private lazy var rowViews: [BetDetailRowView] = []

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(content) }

    override public func initConstraints() {
        content.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
    }

    override public func render(_ state: BetDetailValuesSummaryDisplayState) {
        headerView.show(viewModel?.headerViewModel)
        renderRows(viewModel?.rowViewModels ?? [])
        rows.isHidden = rowViews.isEmpty
        emptyLabel.isHidden = !rowViews.isEmpty
        footerView.show(viewModel?.footerViewModel)
    }

    /// Each line keeps its view for as long as its place exists; before a model is there, one empty line stands in.
    private func renderRows(_ models: [any BetDetailRowViewModelProtocol]) {
        let count = viewModel == nil ? 1 : models.count
        while rowViews.count < count { rowViews.append(BetDetailRowView(environment: environment)) }
        rowViews.removeLast(rowViews.count - count)
        for (index, view) in rowViews.enumerated() { view.bind(to: index < models.count ? models[index] : nil) }
        rows.setArrangedViews(rowViews)
    }

    private static func createEmptyLabel(_ text: String) -> Label {
        let label = Label(text, foreground: .textSecondary, alignment: .center)
        label.maximumLines = 2
        return label
    }
}
