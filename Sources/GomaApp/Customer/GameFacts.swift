/// What pages show of a game.
struct GameFacts: Encodable, Identifiable {
    let id: String
    let name: String
    let provider: String
    let pictureName: String
    let minimumStake: Money
    /// `nil` where that is not told, as with the next.
    let rating: Double?
    let volatility: String?
    let description: String
    let access: CasinoGameAccess
    let isFavorite: Bool
}
