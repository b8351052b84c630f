/// A question over its answers, one of which can be chosen.
public final class SelectOptionsView: ComponentView<any SelectOptionsViewModelProtocol, SelectOptionsDisplayState>,
    StandardComponent
{
    public typealias Model = SelectOptionsViewModel

    /// Columns of the answers that stand in for those that are not known yet.
    private static let shapeColumns = [14, 10]

    private lazy var titleLabel = Label(style: TextStyle(.rowTitle, .textPrimary)).wrapping()
    private lazy var titleLine = titleLabel.embedded(insetBy: Insets(horizontal: Spacing.sm))
    private lazy var titleGap = Label(" ")
    private lazy var rows = StackView(axis: .vertical)
    private lazy var optionViews = RepeatedViews(of: SimpleOptionRowView.self, in: rows, environment: environment)
    private lazy var emptyLabel = Label(
        environment.text(.noOptions), foreground: .textSecondary, alignment: .center
    ).wrapping()
    private lazy var emptyLine = emptyLabel.embedded(insetBy: Insets(horizontal: Spacing.sm))
    private lazy var column = StackView(
        [Label(" "), titleLine, titleGap, rows, emptyLine, Label(" ")], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: SelectOptionsDisplayState) {
        titleLabel.text = state.title ?? ""
        titleLine.isHidden = state.title == nil
        titleGap.isHidden = state.title == nil
        optionViews.bind(to: viewModel?.optionViewModels, blanks: Self.shapeColumns.count)
        if viewModel == nil {
            for (row, columns) in zip(optionViews.views, Self.shapeColumns) { row.shapeColumns = columns }
        }
        emptyLine.isHidden = !state.options.isEmpty
    }
}
