/// The subject of a group of markets, told by one small mark.
public enum MarketGroupIcon: String, CaseIterable, Codable, Hashable, Sendable {
    case betBuilder, popular, sets, games, players, live, top, vip

    /// The mark, one column wide.
    public func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? letter : symbol(in: glyphs) }

    private func symbol(in glyphs: Glyphs) -> String {
        switch self {
        case .betBuilder: "⊞"
        case .popular: "♥"
        case .sets: "≡"
        case .games: "▦"
        case .players: "♙"
        case .live: glyphs.live.string
        case .top: glyphs.favorite.string
        case .vip: "♕"
        }
    }

    private var letter: String {
        switch self {
        case .betBuilder: "B"
        case .popular: "P"
        case .sets: "S"
        case .games: "G"
        case .players: "N"
        case .live: "L"
        case .top: "T"
        case .vip: "V"
        }
    }
}
