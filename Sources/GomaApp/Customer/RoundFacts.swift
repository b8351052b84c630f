/// What pages show of a round of a game.
struct RoundFacts: Encodable {
    /// What the reels show.
    let reels: String
    /// What came of it, in the language of the moment.
    let words: String
    let kind: String

    @MainActor
    init(_ played: Customer.PlayedRound, in environment: ViewEnvironment) {
        reels = played.round.symbols.map { $0.sign(in: environment.glyphs) }.joined(separator: "  ")
        let key: LocalizationKey =
            switch (played.isPractice, played.payout.amount > 0) {
            case (false, true): .roundWon
            case (false, false): .roundLost
            case (true, true): .practiceRoundWon
            case (true, false): .practiceRoundLost
            }
        words = environment.text(
            key,
            ["stake": environment.money.string(played.stake), "amount": environment.money.string(played.payout)])
        kind = played.payout.amount > played.stake.amount ? "success" : "info"
    }
}

extension GameRound.Symbol {
    @MainActor
    fileprivate func sign(in glyphs: Glyphs) -> String {
        switch self {
        case .seven: "7"
        case .star: Pictogram.star.text(in: glyphs)
        case .bell: Pictogram.bell.text(in: glyphs)
        case .gift: Pictogram.gift.text(in: glyphs)
        case .flame: Pictogram.flame.text(in: glyphs)
        case .sun: Pictogram.sun.text(in: glyphs)
        }
    }
}
