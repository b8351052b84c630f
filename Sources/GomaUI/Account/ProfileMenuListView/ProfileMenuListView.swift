import TerminalKit

/// The rows of the account menu, below each other.
public final class ProfileMenuListView: ComponentView<
    any ProfileMenuListViewModelProtocol, ProfileMenuListDisplayState
>, StandardComponent
{
    public typealias Model = ProfileMenuListViewModel

    private lazy var rowsColumn = StackView(axis: .vertical)
    private lazy var rowViews = RepeatedViews(of: ActionRowView.self, in: rowsColumn, environment: environment)
    private lazy var emptyLabel = Label(foreground: .textSecondary).wrapping()
    private lazy var indented = View()
    private lazy var questionRow = QuestionRow(
        keepTitle: environment.text(.keyStayLoggedIn), confirmTitle: environment.text(.keyLogOut))
    private lazy var question = View()
    private lazy var column = StackView(inCard: [rowsColumn, question, indented])

    override public var fillsWidth: Bool { true }
    /// Columns beyond which what is set there would stand too far from its title.
    override public var maximumWidth: Int? { 60 }
    override public var content: View { column }

    override public func setupSubviews() {
        question.embed(questionRow, insetBy: Insets(horizontal: Spacing.xs))
        indented.embed(emptyLabel, insetBy: Insets(horizontal: Spacing.sm))
    }

    override public func setupWithTheme() {
        background = .level(.control)
        questionRow.onKeep = { [weak self] in self?.viewModel?.stay() }
        questionRow.onConfirm = { [weak self] in self?.viewModel?.logOut() }
    }

    override public func render(_ state: ProfileMenuListDisplayState) {
        rowViews.bind(to: viewModel?.rowViewModels, blanks: 3)
        rowsColumn.isHidden = rowViews.isEmpty
        indented.isHidden = !rowViews.isEmpty
        question.isHidden = !state.asksToLogOut
        questionRow.render(state.asksToLogOut ? logOutQuestion : nil, from: logOutRows(state))
        emptyLabel.text = environment.text(.menuEmpty)
    }

    private var logOutQuestion: QuestionRow.Question {
        QuestionRow.Question(
            environment.text(.logOutQuestion), keep: environment.text(.stayLoggedIn),
            confirm: environment.text(.menuLogout))
    }

    /// Where logging out is asked for.
    private func logOutRows(_ state: ProfileMenuListDisplayState) -> [View] {
        zip(state.items, rowViews.views).compactMap { $0.action == .logout ? $1 : nil }
    }
}
