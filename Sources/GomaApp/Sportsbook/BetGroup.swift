/// Some of a customer's bets, by how far they have come.
enum BetGroup: String, CaseIterable {
    case open, settled, all

    func contains(_ bet: Bet) -> Bool {
        switch self {
        case .open: bet.state == .pending
        case .settled: bet.state != .pending
        case .all: true
        }
    }

    /// What is said where there are none.
    var emptyWords: LocalizationKey {
        switch self {
        case .open, .all: .noOpenBets
        case .settled: .noSettledBets
        }
    }
}
