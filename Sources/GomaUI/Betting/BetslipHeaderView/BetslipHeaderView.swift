/// The bet slip's title, who it belongs to, and the way out of it. It stands on the bet slip's own ground.
public final class BetslipHeaderView: ComponentView<any BetslipHeaderViewModelProtocol, BetslipHeaderDisplayState>,
    StandardComponent
{
    public typealias Model = BetslipHeaderViewModel

    private lazy var iconLabel = Label(foreground: .iconPrimary).droppable(order: 3).unspoken()
    private lazy var titleLabel = Label().narrowing(to: 4).droppable()
    private lazy var space = View().growing()
    private lazy var failureMark = Label(foreground: .alertError, .bold).unspoken()
    private lazy var failureLabel = Label(foreground: .textPrimary, .bold).narrowing(to: 2)
    private lazy var joinLink = TextLink(actionTitle: environment.text(.keyJoin), .bold)
    private lazy var orLabel = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var logInLink = TextLink(actionTitle: environment.text(.keyLogIn), .bold)
    private lazy var balanceCaption = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var balanceLabel = Label()
    private lazy var closeMark = CloseMark(actionTitle: environment.text(.keyCloseBetslip))
    private lazy var row = StackView(
        [
            iconLabel, titleLabel, failureMark, failureLabel, space, joinLink, orLabel, logInLink, balanceCaption,
            balanceLabel, closeMark,
        ], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func setupWithTheme() {
        closeMark.accessibilityLabel = environment.text(.closeBetslip)
        joinLink.onActivate = { [weak self] in self?.viewModel?.join() }
        logInLink.onActivate = { [weak self] in self?.viewModel?.logIn() }
    }

    override public func render(_ state: BetslipHeaderDisplayState) {
        iconLabel.text = Pictogram.ticket.text(in: glyphs)
        titleLabel.text = environment.text(.betslip)
        titleLabel.accessibilityLabel = ReadingText.joined(
            [titleLabel.text, state.isEnabled ? nil : controlWords.unavailable])
        titleLabel.style = TextStyle(.textPrimary, state.isEnabled ? TextRole.title.attributes : .dim)
        closeMark.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.close() }
        renderLinks(state)
        renderBalance(state)
        renderFailure(of: state.session)
    }

    /// Where there is a failure to tell, it stands in the title's place.
    private func renderFailure(of session: BetslipSession) {
        var words = ""
        if case .loginFailed(let failure) = session {
            words = failure.words(.loginFailed, in: environment)
        }
        failureMark.text = glyphs.error.string
        failureLabel.text = words
        for part in [failureMark, failureLabel] { part.isHidden = words.isEmpty }
        titleLabel.isHidden = !words.isEmpty
    }

    /// Whoever logs in stays at the link, which is out of use meanwhile: another try may be needed.
    private func renderLinks(_ state: BetslipHeaderDisplayState) {
        let (isGuest, isEnabled) = (state.session.isGuest, state.isEnabled)
        let isAtLogIn = isGuest || (state.session == .loggingIn && logInLink.isFocused)
        [joinLink, orLabel].forEach { $0.isHidden = !isGuest }
        logInLink.isHidden = !isAtLogIn
        joinLink.render(environment.text(.joinNow), leadsOn: isGuest, isEnabled: isEnabled)
        logInLink.render(environment.text(.logIn), leadsOn: isAtLogIn, isEnabled: isEnabled && isGuest)
        orLabel.style = TextStyle(.textSecondary, isEnabled ? [] : .dim)
        orLabel.text = isGuest ? environment.text(.or) : ""
    }

    private func renderBalance(_ state: BetslipHeaderDisplayState) {
        let attributes: TextAttributes = state.isEnabled ? .bold : .dim
        balanceCaption.style = TextStyle(.textSecondary, state.isEnabled ? [] : .dim)
        switch state.session {
        case .unknown, .guest, .loginFailed:
            balanceCaption.text = ""
            balanceLabel.text = ""
        case .loggingIn:
            balanceCaption.text = environment.text(.balance)
            balanceLabel.text = glyphs.shape(columns: 10)
            balanceLabel.accessibilityLabel = environment.text(.loggingIn)
            balanceLabel.style = TextStyle(.textSecondary, .dim)
        case .loggedIn(let balance):
            balanceCaption.text = environment.text(.balance)
            balanceLabel.text = environment.money.string(balance)
            balanceLabel.accessibilityLabel = nil
            balanceLabel.style = TextStyle(.textPrimary, attributes)
        }
        balanceLabel.isHidden = balanceLabel.text.isEmpty
        balanceCaption.isHidden = balanceCaption.text.isEmpty
    }
}
