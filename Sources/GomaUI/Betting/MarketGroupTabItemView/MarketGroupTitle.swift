/// The name of a group of markets.
public enum MarketGroupTitle: Codable, Hashable, Sendable {
    /// As the feed calls it.
    case named(String)
    /// All markets of a match.
    case all
    case live, popular, sets, games, players

    /// What it is called, in the language of the moment.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        switch self {
        case .named(let name): name
        case .all: environment.text(.marketGroupAll)
        case .live: environment.text(.marketGroupLive)
        case .popular: environment.text(.marketGroupPopular)
        case .sets: environment.text(.marketGroupSets)
        case .games: environment.text(.marketGroupGames)
        case .players: environment.text(.marketGroupPlayers)
        }
    }
}

extension MarketGroupTitle: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) { self = .named(name) }
}
