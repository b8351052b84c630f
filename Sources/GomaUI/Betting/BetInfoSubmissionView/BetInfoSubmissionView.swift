/// The bottom of the bet slip: what the bet brings, the stake, and the button that places it.
public final class BetInfoSubmissionView: ComponentView<
    any BetInfoSubmissionViewModelProtocol, BetInfoSubmissionDisplayState
>, StandardComponent
{
    public typealias Model = BetInfoSubmissionViewModel

    private lazy var rows = StackView(axis: .vertical)
    private lazy var rowViews = RepeatedViews(of: BetSummaryRowView.self, in: rows, environment: environment)
    private lazy var stakeField = BorderedTextFieldView(environment: environment)
    private lazy var quickAdds = StackView(spacing: Spacing.xs, distribution: .equal)
    private lazy var quickAddViews = RepeatedViews(
        of: QuickAddButtonView.self, in: quickAdds, environment: environment)
    private lazy var stakeRow = StakeRowView(field: stakeField, amounts: quickAdds)
    private lazy var placeButton = ButtonView(environment: environment)
    private lazy var takeBackButton = ButtonView(environment: environment)
    private lazy var noticeView = BetSubmissionNoticeView(in: environment)
    private lazy var controls = StackView([stakeRow, noticeView, placeButton, takeBackButton], axis: .vertical)
    private lazy var controlsRow = controls.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var column = StackView([rows, BlankRow(), controlsRow], axis: .vertical)
    /// Odds, winnings, bonus and payout, while they are not known.
    private static let blankRows = 4
    private var wasStakeFocused = false

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs, vertical: Spacing.xs) }

    /// What is pressed begins where the words above it do.
    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: BetInfoSubmissionDisplayState) {
        let followsBet = placeButton.isFocused || takeBackButton.isFocused
        rowViews.bind(to: viewModel?.rowViewModels, blanks: Self.blankRows)
        stakeField.bind(to: viewModel?.stakeFieldViewModel)
        quickAddViews.bind(to: viewModel?.quickAddViewModels, blanks: 0)
        placeButton.bind(to: viewModel?.placeBetViewModel)
        takeBackButton.show(viewModel?.takeBackViewModel)
        placeButton.isHidden = !takeBackButton.isHidden
        let parts = viewModel.map { _ in BetInfoSubmissionParts(state, in: environment) }
        let notice = parts?.notice ?? parts?.limitNotice
        noticeView.render(notice)
        // What is wrong with the stake has the whole row of notices, which is kept for it.
        stakeField.showsProblem = notice?.kind != .invalid
        // From placing a bet to taking it back, and on to the next one.
        if followsBet, viewModel != nil { window?.focus(takeBackButton.isHidden ? placeButton : takeBackButton) }
        if wasStakeFocused, !state.isStakeFocused { leaveStake() }
        // A field that keeps the keyboard as another model comes tells that one so after its state was read.
        wasStakeFocused = viewModel?.currentDisplayState.isStakeFocused ?? false
    }

    override public func resetInteraction() { wasStakeFocused = false }

    /// The keyboard goes on from the stake, where it has not gone elsewhere by itself.
    private func leaveStake() {
        guard let window, window.focusedView?.isDescendant(of: stakeField) == true else { return }
        let next: [View] = [placeButton] + quickAddViews.views
        if let target = next.first(where: \.canBecomeFocused) { window.focus(target) }
    }
}
