/// The subject of a group of markets, told by one small mark.
public enum MarketGroupIcon: String, CaseIterable, Codable, Hashable, Sendable {
    case betBuilder, popular, sets, games, players, live, top, vip

    /// The mark, one column wide.
    public func text(in glyphs: Glyphs) -> String {
        let forms = forms(in: glyphs)
        return glyphs.isASCII ? forms.letter : forms.symbol
    }

    private func forms(in glyphs: Glyphs) -> (symbol: String, letter: String) {
        switch self {
        case .betBuilder: ("⊞", "B")
        case .popular: ("♥", "P")
        case .sets: ("≡", "S")
        case .games: ("▦", "G")
        case .players: ("♙", "N")
        case .live: (glyphs.live.string, "L")
        case .top: (glyphs.favorite.string, "T")
        case .vip: ("♕", "V")
        }
    }
}
