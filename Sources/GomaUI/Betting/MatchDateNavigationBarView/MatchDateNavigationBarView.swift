/// One line over a match's page: the way back at the left, the date or the period at the right.
public final class MatchDateNavigationBarView: ComponentView<
    any MatchDateNavigationBarViewModelProtocol, MatchDateNavigationBarDisplayState
>, StandardComponent
{
    public typealias Model = MatchDateNavigationBarViewModel

    private lazy var backButton = Button(style: TextStyle(.textPrimary)).narrowing(to: 3)
    private lazy var spacer = View().growing()
    private lazy var dayLabel = Label(style: TextStyle(.rowTitle, .textPrimary)).droppable()
    private lazy var restLabel = Label(foreground: .textPrimary).narrowing(to: 6)
    private lazy var periodView = CapsuleView(environment: environment).narrowing(to: 6)
    private lazy var row = StackView([backButton, spacer, dayLabel, restLabel, periodView], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(right: Spacing.xs) }

    override public func setupWithTheme() {
        background = .role(.backgroundPrimary)
        backButton.focusStyle = focusStyle
        backButton.actionTitle = environment.text(.keyLeaveMatch)
        backButton.action = { [weak self] in self?.viewModel?.goBack() }
    }

    /// A row, also before there is anything to show.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: 1)
    }

    override public func render(_ state: MatchDateNavigationBarDisplayState) {
        let title = state.backTitle ?? environment.text(.back)
        backButton.title = "\(glyphs.moreLeft.string) \(title)"
        backButton.accessibilityLabel = title
        backButton.isHidden = viewModel == nil || state.isBackHidden
        periodView.show(viewModel?.periodViewModel)
        renderDate(state)
    }

    /// Where a comma parts the day from the rest, the day stands out; both are read as one.
    private func renderDate(_ state: MatchDateNavigationBarDisplayState) {
        let date = state.start?.startWords(now: state.now, in: environment, as: state.format) ?? ""
        let comma = date.firstIndex(of: ",")
        dayLabel.text = comma.map { String(date[...$0]) } ?? ""
        restLabel.text = comma.map { String(date[date.index(after: $0)...].drop { $0 == " " }) } ?? date
        dayLabel.accessibilityLabel = restLabel.text.isEmpty ? nil : ""
        restLabel.accessibilityLabel = date
        dayLabel.isHidden = state.period != nil
        restLabel.isHidden = state.period != nil
    }
}
