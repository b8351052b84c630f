import Foundation

extension Customer {
    /// A round of a game that has been played.
    struct PlayedRound: Hashable, Sendable {
        let round: GameRound
        let stake: Money
        let payout: Money
        let isPractice: Bool
    }

    /// Looks whether a game can be played, and notes that it is.
    func play(_ game: Game, as mode: Game.Mode) throws(AppRefusal) {
        try check(game, as: mode)
        change { $0.note(played: game.id, at: $1) }
    }

    /// Plays a round for the least stake; for money it is taken from the wallet, and what it brings is paid into it.
    func playRound(of game: Game, as mode: Game.Mode) throws(AppRefusal) -> PlayedRound {
        try check(game, as: mode)
        let stake = game.stakes.least
        return try change { (record, moment) throws(AppRefusal) in
            record.note(played: game.id, at: moment)
            record.count += 1
            let round = GameRound(number: record.count, of: game)
            let due = round.payout(of: stake)
            if mode == .money {
                try record.checkLimits(ofStake: stake, at: moment, in: calendar)
                let id = record.newID("G")
                try refusing(AppRefusal.wallet, try record.wallet.stake(stake, id: id, at: moment))
                try refusing(
                    AppRefusal.wallet, try record.wallet.payOut(due, of: id, id: "\(id)/paid", at: moment))
                score(due, in: &record, at: moment)
            }
            return PlayedRound(
                round: round, stake: Money(stake, currency), payout: Money(due, currency),
                isPractice: mode == .practice)
        }
    }

    private func check(_ game: Game, as mode: Game.Mode) throws(AppRefusal) {
        if let obstacle = game.obstacle(to: mode, for: record.account, balance: wallet.total) { throw .game(obstacle) }
    }

    /// Marks a game, or marks it no more.
    func toggleFavorite(game id: String) {
        change { record, _ in record.interests.favoriteGames.formSymmetricDifference([id]) }
    }
}

extension CustomerRecord {
    /// What guests play is not the customer's who has left.
    fileprivate mutating func note(played game: String, at moment: Date) {
        if !isOfGuest { played[game] = moment }
    }
}

extension GameRound {
    /// - Parameter number: one that no other round of the customer's has.
    fileprivate init(number: Int, of game: Game) {
        let name = game.id.utf8.reduce(0) { $0 &* 31 &+ Int($1) }.magnitude
        self.init(seed: UInt64(number) &* 7919 &+ UInt64(name))
    }
}
