/// The rows of the account menu, below each other, and under them why another language could not be had.
public final class ProfileMenuListView: ComponentView<
    any ProfileMenuListViewModelProtocol, ProfileMenuListDisplayState
>, StandardComponent
{
    public typealias Model = ProfileMenuListViewModel

    /// Columns of the titles that stand in for a menu that is not known yet.
    private static let shapeColumns = [12, 9, 14]

    private lazy var rowsColumn = StackView(axis: .vertical)
    private lazy var rowViews = RepeatedViews(of: ActionRowView.self, in: rowsColumn, environment: environment)
    private lazy var emptyLabel = Label(foreground: .textSecondary, alignment: .center).wrapping()
    private lazy var indented = emptyLabel.embedded(insetBy: Insets(horizontal: Spacing.sm))
    private lazy var messageLine = MessageLine(margin: Spacing.sm)
    private lazy var column = StackView(inCard: [rowsColumn, messageLine, indented])

    override public var fillsWidth: Bool { true }
    /// Columns beyond which what is set there would stand too far from its title.
    override public var maximumWidth: Int? { 60 }
    override public var content: View { column }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: ProfileMenuListDisplayState) {
        if let models = viewModel?.rowViewModels {
            rowViews.show(Array(zip(models, state.items)), by: { $0.1.id }) { row, shown in
                row.bind(to: shown.0)
                row.spokenValue = shown.1.action == .changeLanguage ? state.spokenWish(in: environment) : nil
            }
        } else {
            rowViews.bind(to: nil, blanks: Self.shapeColumns.count)
            for (row, columns) in zip(rowViews.views, Self.shapeColumns) {
                row.spokenValue = nil
                row.shapeColumns = columns
            }
        }
        rowsColumn.isHidden = rowViews.isEmpty
        let failure = state.wished == nil ? state.failure : nil
        messageLine.render(failure.map { .error($0.words(.languageNotChanged, in: environment)) })
        indented.isHidden = !rowViews.isEmpty
        emptyLabel.text = environment.text(.menuEmpty)
    }
}
