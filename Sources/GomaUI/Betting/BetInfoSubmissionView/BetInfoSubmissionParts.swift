import struct Foundation.Decimal

/// The states of the parts of a bet's submission, as they follow from the whole: one truth, so that parts cannot drift
/// apart.
@MainActor
package struct BetInfoSubmissionParts {
    private let state: BetInfoSubmissionDisplayState
    private let environment: ViewEnvironment
    private let entry: StakeEntry

    package init(_ state: BetInfoSubmissionDisplayState, in environment: ViewEnvironment) {
        self.state = state
        self.environment = environment
        entry =
            state.stakeAmount.map { StakeEntry(amount: $0) } ?? StakeEntry(state.stake, in: environment.localization)
    }

    /// Worked out for the parts that show it: dividing decimals takes long.
    private var returns: Returns {
        Returns(stake: stake?.amount ?? 0, at: state.odds, boost: state.boost, upTo: state.limits.winnings)
    }

    /// What is staked; `nil` where nothing that can be read has been typed.
    var stake: Money? { entry.amount.map(state.limits.money) }

    /// Why the bet cannot be placed with what has been typed, or `nil`.
    package var problem: StakeProblem? {
        guard state.isEditable else { return nil }
        return state.hasValidTickets ? entry.problem(keeping: state.limits) : .ticketsInvalid
    }

    var canPlaceBet: Bool { state.isEditable && state.odds != nil && stake != nil && problem == nil }

    /// Odds, winnings, bonus and payout, in this order.
    package var rows: [BetSummaryRowDisplayState] {
        let returns = returns
        let limits = state.limits
        let lines: [(BetSummaryTitle, BetSummaryValue)] = [
            (.odds, state.odds.map(BetSummaryValue.odds) ?? .none),
            (.potentialWinnings, .money(limits.money(returns.winnings))),
            (.winBonus(percentage: state.boost), state.boost == nil ? .none : .money(limits.money(returns.bonus))),
            (.payout, .money(limits.money(returns.payout))),
        ]
        return lines.map { BetSummaryRowDisplayState($0, $1, isEnabled: state.isEnabled) }
    }

    /// That the bet would bring more than it pays, where it would.
    package var limitNotice: BetSubmissionNotice? {
        returns.limit.map {
            let most = environment.money.string(state.limits.money($0))
            return BetSubmissionNotice(kind: .hint, text: environment.text(.winningsLimited, ["amount": most]))
        }
    }

    var stakeField: BorderedTextFieldDisplayState {
        BorderedTextFieldDisplayState(
            id: "stake", title: environment.text(.stakeAmount), text: stakeText,
            prefix: state.limits.currency.isEmpty ? nil : state.limits.currency, content: .amount,
            isFocused: state.isStakeFocused && state.isEditable,
            problem: problem.map { FieldProblem.told(environment.sentence(for: $0)) }, isEnabled: state.isEditable,
            returnKey: .next)
    }

    /// What stands in the field.
    private var stakeText: String { state.stakeAmount.map { environment.money.short($0) } ?? state.stake }

    /// Nothing can be added to what is no amount.
    var quickAdds: [QuickAddButtonDisplayState] {
        state.quickAmounts.map {
            QuickAddButtonDisplayState(
                amount: $0.number, isEnabled: state.isEditable && entry.adding($0.number) != nil)
        }
    }

    package var placeBet: ButtonDisplayState {
        ButtonDisplayState(id: "place-bet", title: placeBetTitle, isEnabled: canPlaceBet)
    }

    private var placeBetTitle: String {
        if case .submitting = state.phase { return environment.text(.placingBet) }
        guard let amountToPlace else { return environment.text(.placeBet) }
        return environment.text(.placeBetWithAmount, ["amount": environment.money.string(amountToPlace)])
    }

    /// What the button says: nothing where there is nothing to bet on.
    private var amountToPlace: Money? { state.odds == nil ? nil : stake }

    /// The way to take the bet back, while there is one.
    var takeBack: ButtonDisplayState? {
        guard case .placed(_, let seconds) = state.phase else { return nil }
        let title = environment.text(.takeBackBet, ["seconds": "\(seconds)"])
        return ButtonDisplayState(id: "take-back", title: title, style: .bordered, isEnabled: state.isEnabled)
    }

    /// What the customer should know: what the bet has come to, else why it cannot be placed.
    var notice: BetSubmissionNotice? {
        switch state.phase {
        case .submitting: return BetSubmissionNotice(kind: .progress, text: environment.text(.betOnItsWay))
        case .takingBack: return BetSubmissionNotice(kind: .progress, text: environment.text(.takingBetBack))
        case .standing(_, let failure):
            return BetSubmissionNotice(kind: .failure, text: environment.sentence(forStanding: failure))
        case .placed(let stake, _), .confirmed(let stake):
            return BetSubmissionNotice(
                kind: .success, text: environment.text(.betPlaced, ["amount": environment.money.string(stake)]))
        case .failed(let refusal): return BetSubmissionNotice(kind: .failure, text: environment.sentence(for: refusal))
        case .editing:
            if let problem { return BetSubmissionNotice(kind: .invalid, text: environment.sentence(for: problem)) }
            guard state.isEnabled, !canPlaceBet else { return nil }
            let hint = environment.text(state.odds == nil ? .addSelection : .enterStake)
            return BetSubmissionNotice(kind: .hint, text: hint)
        }
    }

    /// The stake and so much more; `nil` where there is nothing to add to.
    func stakeAmount(adding amount: Int) -> Decimal? { entry.adding(amount) }
}

/// A line about a bet that is placed, on its way, not placed, or cannot be placed yet.
package struct BetSubmissionNotice: Hashable, Sendable {
    /// The subject of the line.
    enum Kind: Hashable, Sendable { case hint, progress, success, failure, invalid }

    let kind: Kind
    package let text: String
}

extension ViewEnvironment {
    /// Why a bet is not given back, in a sentence.
    func sentence(forStanding failure: RequestFailure) -> String {
        if case .told(let reason) = failure { return text(.betStandsFor, ["reason": reason]) }
        return failure.words(.betStands, in: self)
    }

    /// Why a bet has not been placed, in a sentence.
    func sentence(for refusal: BetRefusal) -> String {
        switch refusal {
        case .oddsChanged: text(.refusedOddsChanged)
        case .selectionClosed: text(.refusedSelection)
        case .notTaken(.noAnswer): text(.refusedConnection)
        case .notTaken(.refused): text(.refusedBet)
        case .notTaken(.told(let reason)): text(.refusedFor, ["reason": reason])
        }
    }
}
