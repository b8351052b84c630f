import TerminalKit

/// One line over a match's page: the way back at the left, the date or the period at the right.
public final class MatchDateNavigationBarView: ComponentView<
    any MatchDateNavigationBarViewModelProtocol, MatchDateNavigationBarDisplayState
>
{
    private lazy var backButton = Button(style: TextStyle(.textPrimary))
    private lazy var spacer = Self.createSpacer()
    private lazy var dayLabel = Self.createDayLabel()
    private lazy var restLabel = Self.createRestLabel()
    private lazy var periodView = CapsuleView(environment: environment)
    private lazy var row = StackView([backButton, spacer, dayLabel, restLabel, periodView], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.leading.equal(to: self)
            $0.trailing.equal(to: self, offsetBy: -Spacing.xs)
            $0.top.equal(to: self)
            $0.height.equal(to: 1)
        }
    }

    override public func setupWithTheme() {
        background = .role(.backgroundPrimary)
        backButton.minimumWidth = 3
        backButton.focusStyle = focusStyle
        backButton.actionTitle = "leave the match"
        backButton.action = { [weak self] in self?.viewModel?.goBack() }
        periodView.minimumWidth = 6
    }

    override public func render(_ state: MatchDateNavigationBarDisplayState) {
        let title = state.backTitle ?? environment.text(.back)
        backButton.title = viewModel == nil ? "" : "\(glyphs.moreLeft.string) \(title)"
        backButton.accessibilityLabel = title
        backButton.isHidden = state.isBackHidden
        periodView.show(viewModel?.periodViewModel)
        renderDate(state)
    }

    /// Where a comma parts the day from the rest, the day stands out.
    private func renderDate(_ state: MatchDateNavigationBarDisplayState) {
        let date = state.start.map { environment.moments.string($0, as: state.format) } ?? ""
        let comma = date.firstIndex(of: ",")
        dayLabel.text = comma.map { String(date[...$0]) } ?? ""
        restLabel.text = comma.map { date[date.index(after: $0)...].trimmed } ?? date
        dayLabel.isHidden = state.period != nil
        restLabel.isHidden = state.period != nil
    }

    private static func createSpacer() -> View {
        let view = View()
        view.grows = true
        return view
    }

    private static func createDayLabel() -> Label {
        let label = Label(style: TextStyle(.rowTitle, .textPrimary))
        label.dropOrder = 1
        return label
    }

    private static func createRestLabel() -> Label {
        let label = Label(foreground: .textPrimary)
        label.minimumWidth = 6
        return label
    }
}

extension Substring {
    /// Without blanks at the beginning.
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
