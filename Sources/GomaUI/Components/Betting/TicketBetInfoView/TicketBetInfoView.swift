import TerminalKit

/// A placed bet: its title and actions, its selections, its money, the ways to give it up, and how it has ended.
public final class TicketBetInfoView: ComponentView<any TicketBetInfoViewModelProtocol, TicketBetInfoDisplayState> {
    private lazy var backdrop = CardBackdrop(.role(.backgroundTertiary))
    private lazy var titleLabel = Self.createTitleLabel()
    private lazy var moreMark = Label(foreground: .highlightPrimary, .bold)
    private lazy var header = StackView([titleLabel, moreMark], spacing: Spacing.xs)
    private lazy var detailsLabel = Label(foreground: .textSecondary)
    private lazy var rebetView = ButtonIconView(environment: environment)
    private lazy var cashOutView = ButtonIconView(environment: environment)
    private lazy var actions = StackView([rebetView, cashOutView], spacing: Spacing.sm)
    private lazy var tickets = StackView(axis: .vertical, spacing: Spacing.xs)
    private lazy var totals = TicketTotalsView()
    private lazy var amountView = CashoutAmountView(environment: environment)
    private lazy var sliderView = CashoutSliderView(environment: environment)
    private lazy var fullCashoutView = ButtonIconView(environment: environment)
    private lazy var toolsGap = Label(" ")
    private lazy var tools = StackView([toolsGap, amountView, sliderView, fullCashoutView], axis: .vertical)
    private lazy var statusView = BetTicketStatusView(environment: environment)
    private lazy var content = View()
    private lazy var veil = LoadingVeil(in: environment, row: Self.actionsRow)
    private lazy var ticketViews: [TicketSelectionView] = []
    private lazy var texts: [View] = [header, detailsLabel, totals, tools]

    /// Where the actions stand, and what is awaited in place of them.
    private static let actionsRow = 2

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        [backdrop, content, statusView, veil].forEach(addSubview)
        [header, detailsLabel, actions, tickets, totals, tools].forEach(content.addSubview)
    }

    /// The first column is the focus mark's. Selections and actions begin in the second, the rest in the third.
    override public func initConstraints() {
        var above = content.topAnchor
        for part in content.subviews {
            let inset = texts.contains { $0 === part } ? Spacing.sm : Spacing.xs
            part.layout {
                $0.horizontal.equal(to: content, insetBy: inset)
                $0.top.equal(to: above, offsetBy: part === totals ? Spacing.xs : Spacing.none)
                if part === header || part === detailsLabel || part === actions { $0.height.equal(to: 1) }
            }
            above = part.bottomAnchor
        }
        content.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
        }
        backdrop.layout { $0.edges.equal(to: content) }
        statusView.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: content.bottomAnchor)
        }
        veil.layout { $0.edges.equal(to: self) }
    }

    override public func render(_ state: TicketBetInfoDisplayState) {
        renderCard(state)
        titleLabel.text = state.title
        moreMark.text = viewModel == nil ? "" : glyphs.moreRight.string
        detailsLabel.text = state.details
        rebetView.bind(to: viewModel?.rebetViewModel)
        cashOutView.bind(to: viewModel?.cashOutViewModel)
        rebetView.isHidden = state.isLoading
        cashOutView.isHidden = state.cashOut == nil || state.isLoading
        renderTickets(viewModel?.ticketViewModels ?? [])
        renderTotals(state)
        renderTools(state)
        statusView.show(viewModel?.statusViewModel)
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, "open the bet") { [self] in viewModel?.openBet() }]
    }

    /// A click that misses the tools, or comes when what it was for has expired, is not meant for the card behind them.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        let place = convertToWindow(Rect(origin: mouse.location, size: Size(width: 1, height: 1)))
        if !tools.isHidden, tools.convertToWindow(tools.bounds).intersects(place) { return true }
        return super.handle(mouse)
    }

    /// While an answer is awaited, nothing below the veil can be used.
    private func renderCard(_ state: TicketBetInfoDisplayState) {
        let isBottom = state.status == nil
        switch state.corners {
        case .all: backdrop.corners = isBottom ? .all : .top
        case .top: backdrop.corners = .top
        case .bottom: backdrop.corners = isBottom ? .bottom : .none
        case .none: backdrop.corners = .none
        }
        isEnabled = !state.isLoading
        content.isInteractive = !state.isLoading
        veil.isShown = state.isLoading
    }

    /// Each selection keeps its view for as long as its place exists; before a model is there, an empty one stands in.
    private func renderTickets(_ models: [any TicketSelectionViewModelProtocol]) {
        let count = viewModel == nil ? 1 : models.count
        while ticketViews.count < count { ticketViews.append(TicketSelectionView(environment: environment)) }
        ticketViews.removeLast(ticketViews.count - count)
        for (index, view) in ticketViews.enumerated() { view.bind(to: index < models.count ? models[index] : nil) }
        tickets.setArrangedViews(ticketViews)
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

    private static func createTitleLabel() -> Label {
        let label = Label(style: TextStyle(.title, .textPrimary))
        label.grows = true
        label.minimumWidth = 6
        return label
    }
}
