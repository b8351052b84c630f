/// A placed bet: its title and actions, its selections, its money, the ways to give it up, and how it has ended.
public final class TicketBetInfoView: ComponentView<any TicketBetInfoViewModelProtocol, TicketBetInfoDisplayState>,
    StandardComponent
{
    public typealias Model = TicketBetInfoViewModel

    private lazy var titleLabel = Label(style: TextStyle(.title, .textPrimary)).growing().narrowing(to: 6)
    private lazy var moreMark = Label(foreground: .iconSecondary, .bold)
    private lazy var header = StackView([titleLabel, moreMark], spacing: Spacing.xs)
    private lazy var detailsLabel = Label(foreground: .textSecondary).wrapping()
    private lazy var rebetView = ButtonIconView(environment: environment)
    private lazy var cashOutView = ButtonIconView(environment: environment)
    private lazy var actions = StackView([rebetView, cashOutView], spacing: Spacing.sm)
    private lazy var actionsRow = actions.embedded()
    private lazy var messageLine = MessageLine()
    private lazy var tickets = StackView(axis: .vertical, spacing: Spacing.xs)
    private lazy var ticketViews = RepeatedViews(of: TicketSelectionView.self, in: tickets, environment: environment)
    private lazy var totals = TicketTotalsView()
    private lazy var amountView = CashoutAmountView(environment: environment)
    private lazy var sliderView = CashoutSliderView(environment: environment)
    private lazy var fullCashoutView = ButtonView(environment: environment)
    private lazy var toolsGap = Label(" ")
    private lazy var tools = StackView([toolsGap, amountView, sliderView, fullCashoutView], axis: .vertical)
    private lazy var statusView = BetTicketStatusView(environment: environment)
    private lazy var card = View()
    /// What is awaited is told in place of the actions.
    private lazy var veil = LoadingVeil(in: environment, at: actionsRow)
    private lazy var texts: [View] = [header, detailsLabel, totals]

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        card.background = .level(.card)
        [card, statusView, veil].forEach(addSubview)
        [BlankRow(), header, detailsLabel, actionsRow, messageLine, BlankRow(), tickets, totals, tools, BlankRow()]
            .forEach(card.addSubview)
    }

    /// The first column is the focus mark's. Selections, actions and tools begin in the second, the rest in the third.
    override public func initConstraints() {
        var above = card.topAnchor
        for part in card.subviews {
            let inset = texts.contains { $0 === part } ? Spacing.sm : Spacing.xs
            part.layout {
                $0.horizontal.equal(to: card, insetBy: inset)
                $0.top.equal(to: above, offsetBy: part === totals ? Spacing.xs : Spacing.none)
                if part === header || part === actionsRow { $0.height.equal(to: 1) }
            }
            above = part.bottomAnchor
        }
        card.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        statusView.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: card.bottomAnchor)
        }
        veil.layout { $0.edges.equal(to: self) }
    }

    override public func render(_ state: TicketBetInfoDisplayState) {
        renderCard(state)
        titleLabel.text = viewModel == nil ? "" : title(of: state)
        moreMark.text = viewModel == nil ? "" : glyphs.moreRight.string
        renderDetails(state)
        rebetView.bind(to: viewModel?.rebetViewModel)
        cashOutView.show(viewModel?.cashOutViewModel)
        messageLine.render(message(of: state))
        actions.isHidden = state.isLoading
        ticketViews.bind(to: viewModel?.ticketViewModels)
        renderTotals(state)
        renderTools(state)
        statusView.show(viewModel?.statusViewModel)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenBet) { $0.openBet() } }

    /// A click that misses the tools, or comes when what it was for has expired, is not meant for the card behind them.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        guard mouse.action == .press(.left), !tools.isHidden else { return super.handle(mouse) }
        let place = convertToWindow(Rect(origin: mouse.location, size: Size(width: 1, height: 1)))
        return tools.convertToWindow(tools.bounds).intersects(place) || super.handle(mouse)
    }

    /// What kind of bet it is, and how it has ended.
    private func title(of state: TicketBetInfoDisplayState) -> String {
        environment.text(
            .betKindAndResult,
            [
                "kind": state.kind.words(selections: state.tickets.count, in: environment),
                "result": environment.text(state.result.title),
            ])
    }

    /// Why the same selections are not on the bet slip again; `nil` where nobody has asked in vain.
    private func message(of state: TicketBetInfoDisplayState) -> MessageLine.Message? {
        guard case .failed(let failure) = state.repetition else { return nil }
        return .error(failure.words(.notAddedToBetslip, in: environment))
    }

    /// When it was placed, and its number; their row stays where neither is known.
    private func renderDetails(_ state: TicketBetInfoDisplayState) {
        let moment = state.placed.map { environment.moments.string($0, as: .dateAndClock) }
        let number = state.number.isEmpty ? nil : environment.text(.numberOfBet, ["number": state.number])
        detailsLabel.show(facts: viewModel == nil ? [] : [moment, number].compactMap(\.self))
        if detailsLabel.text.isEmpty { detailsLabel.text = " " }
    }

    /// While an answer is awaited, nothing below the veil can be used.
    private func renderCard(_ state: TicketBetInfoDisplayState) {
        isEnabled = !state.isLoading
        card.isInteractive = !state.isLoading
        veil.isShown = state.isLoading
    }

    private func renderTotals(_ state: TicketBetInfoDisplayState) {
        let values = [
            environment.odds.string(state.totalOdds), environment.money.string(state.stake),
            environment.money.string(state.winnings),
        ]
        let captions: [LocalizationKey] = [.totalOdds, .betAmount, .possibleWinnings]
        totals.render(
            zip(captions, values).map { viewModel == nil ? ("", "") : (environment.text($0), $1) })
    }

    private func renderTools(_ state: TicketBetInfoDisplayState) {
        amountView.show(viewModel?.cashoutAmountViewModel)
        sliderView.show(viewModel?.cashoutSliderViewModel)
        fullCashoutView.show(viewModel?.fullCashoutViewModel)
        tools.isHidden = amountView.isHidden && sliderView.isHidden && fullCashoutView.isHidden
    }
}
