import GomaUI

// What the app does with choices; a server in production.
@MainActor
protocol BetslipService {
    func set(_ outcome: String, isSelected: Bool)
    func showDetails(of outcome: String)
}

// An outcome whose price comes from a feed, and whose choice goes to the bet slip.
final class LiveOutcomeViewModel: ViewModel<OutcomeItemDisplayState>, OutcomeItemViewModelProtocol {
    private let betslip: any BetslipService

    init(
        _ outcome: OutcomeItemDisplayState, prices: AsyncStream<Odds>, betslip: any BetslipService,
        in environment: ViewEnvironment
    ) {
        self.betslip = betslip
        super.init(StatePlace(outcome, in: environment))
        follow(prices) { $0.movePrice(to: $1) }
    }

    func toggleSelection() {
        update { $0.toggleSelection() }
        betslip.set(currentDisplayState.id, isSelected: currentDisplayState.isSelected)
    }

    func requestDetails() { betslip.showDetails(of: currentDisplayState.id) }

    func clearOddsChange() { update { $0.clearOddsChange() } }
}
