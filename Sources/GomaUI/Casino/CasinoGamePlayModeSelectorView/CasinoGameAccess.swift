/// The obstacle between a customer and a game.
public enum CasinoGameAccess: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nobody is logged in.
    case guest
    /// Nothing: it can be played.
    case player
    /// The balance is below the least stake.
    case balanceTooLow
    /// The game itself: it cannot be played by anybody now.
    case unavailable
}
