/// A game as a page's file holds it.
struct GameEntry: Decodable {
    let id: String
    let name: String
    let provider: String?
    /// What a round costs at least.
    let minimumStake: Limited<Stake>
    /// What else pages show of it.
    let rating: Double?
    let volatility: String?
    let description: String?

    enum Stake: NumberRange { static let range = Amount(hundredths: 1)...1000 }

    var game: Game {
        Game(id: id, name: name, provider: provider, stakes: StakeRange(minimumStake.number.rounded(), 1000))
    }
}
