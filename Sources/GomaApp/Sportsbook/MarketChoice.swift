/// Some markets of a match, whichever they are by now.
enum MarketChoice {
    case named([String])
    /// The first, which stands for the match where there is room for one.
    case main
    case all

    func markets(of match: Match) -> [Market] {
        switch self {
        case .named(let ids): ids.compactMap(match.market)
        case .main: Array(match.markets.prefix(1))
        case .all: match.markets
        }
    }
}
