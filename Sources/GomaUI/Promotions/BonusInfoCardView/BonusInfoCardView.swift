/// A bonus that the customer has taken: what it is worth, how much of it is wagered, its terms, and until when it runs.
public final class BonusInfoCardView: ComponentView<any BonusInfoCardViewModelProtocol, BonusInfoCardDisplayState>,
    StandardComponent
{
    public typealias Model = BonusInfoCardViewModel

    private lazy var picture = FlaggedPictureView(in: environment, rows: 4)
    private lazy var header = BonusHeaderView()
    private lazy var amountsView = BonusAmountsView()
    private lazy var wageringView = WageringView(in: environment)
    private lazy var termsView = ButtonView(environment: environment)
    private lazy var deadlineView = BonusDeadlineView(in: environment)
    private lazy var column = StackView(
        [picture, header, amountsView, wageringView, termsView, deadlineView], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: BonusInfoCardDisplayState) {
        picture.render(state.pictureName, label: state.title, flag: nil)
        header.render(state, in: environment, isBlank: viewModel == nil)
        renderAmounts(state)
        wageringView.render(state, isBlank: viewModel == nil)
        termsView.show(viewModel?.termsViewModel)
        deadlineView.render(state.deadline, state.status)
    }

    private func renderAmounts(_ state: BonusInfoCardDisplayState) {
        guard viewModel != nil else { return amountsView.render([("", "")]) }
        let bonus = (environment.text(.bonusAmount), environment.money.string(state.bonus))
        let remaining = (environment.text(.bonusRemaining), environment.money.string(state.remaining))
        amountsView.render(state.amounts == .simple ? [bonus] : [bonus, remaining])
    }
}
