/// One selection of the bet slip: what it is on, its price, and a strip at the left that takes it out.
public final class BetslipTicketView: ComponentView<any BetslipTicketViewModelProtocol, BetslipTicketDisplayState>,
    StandardComponent
{
    public typealias Model = BetslipTicketViewModel

    private lazy var card = View()
    private lazy var strip = CloseMark(actionTitle: environment.text(.keyRemoveSelection))
    private lazy var header = BetslipTicketHeader(in: environment)
    private lazy var price = BetslipTicketPrice(in: environment)
    private lazy var details = BetslipTicketDetails(price: price)
    private lazy var removedRow = BetslipTicketRemovedRow(in: environment)
    private lazy var column = StackView([card, removedRow], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupSubviews() { [strip, header, details].forEach(card.addSubview) }

    override public func initConstraints() {
        strip.layout {
            $0.leading.equal(to: card)
            $0.vertical.equal(to: card)
        }
        for (part, above) in [(header, card.topAnchor), (details, header.bottomAnchor)] {
            part.layout {
                $0.leading.equal(to: strip.trailingAnchor, offsetBy: Spacing.xs)
                $0.trailing.equal(to: card, offsetBy: -Spacing.xs)
                $0.top.equal(to: above, offsetBy: part === header ? Spacing.xs : Spacing.none)
            }
        }
        details.layout { $0.bottom.equal(to: card, offsetBy: -Spacing.xs) }
    }

    override public func setupWithTheme() {
        card.background = .level(.card)
        strip.background = .level(.control)
        strip.accessibilityLabel = environment.text(.removeSelection)
        price.flash.onEnd = { [weak self] in self?.viewModel?.clearOddsChange() }
        removedRow.link.onActivate = { [weak self] in self?.viewModel?.undoRemoval() }
    }

    override public func render(_ state: BetslipTicketDisplayState) {
        strip.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.remove() }
        let reason = reason(of: state.status)
        header.render(state, reason: reason)
        details.render(state, caption: environment.text(.yourSelection), isOpen: reason == nil)
        price.render(state)
        removedRow.render(state)
        renderPresence(state.presence)
    }

    override public func resetInteraction() { price.stop() }

    private func reason(of status: BetslipTicketStatus) -> String? {
        switch status {
        case .open, .loading: nil
        case .suspended(let reason): reason ?? environment.text(.selectionSuspended)
        case .disabled(let reason): reason ?? environment.text(.selectionForbidden)
        }
    }

    /// The focus goes from the strip to the way back, and back with the selection.
    private func renderPresence(_ presence: BetslipTicketPresence) {
        let hadFocus = strip.isFocused || removedRow.link.isFocused
        card.isHidden = presence != .shown
        if case .removed = presence { removedRow.isHidden = false } else { removedRow.isHidden = true }
        guard hadFocus, presence != .gone else { return }
        let heir = presence == .shown ? strip : removedRow.link
        if !heir.isFocused { window?.focus(heir) }
    }
}

extension BetslipTicketView: TellsSubject {
    /// Tickets of several selections stand below each other, with the same strip and the same way back on each.
    package var spokenSubject: String? {
        guard let ticket = viewModel?.currentDisplayState, ticket.status != .loading else { return nil }
        return ReadingText.joined([ticket.selection, ticket.home, ticket.away])
    }
}
