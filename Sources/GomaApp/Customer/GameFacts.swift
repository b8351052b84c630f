import GomaUI

/// What pages show of a game.
struct GameFacts: Encodable {
    let id: String
    let name: String
    let provider: String
    let pictureName: String
    let minimumStake: Money
    let rating: Double
    let volatility: String
    let description: String
    let access: CasinoGameAccess
    let isFavorite: Bool
}
