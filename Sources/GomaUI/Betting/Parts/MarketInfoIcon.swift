/// An offer of a match or its market, told by one small mark.
public enum MarketInfoIcon: String, CaseIterable, Codable, Hashable, Sendable {
    case expressPickShort, mostPopular, statistics, betBuilder

    /// The mark, one column wide.
    func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? forms.letter : forms.symbol }

    /// What the mark stands for, in words.
    var title: LocalizationKey { forms.title }

    private var forms: (symbol: String, letter: String, title: LocalizationKey) {
        switch self {
        case .expressPickShort: ("↯", "E", .expressPick)
        case .mostPopular: ("♥", "P", .mostPopular)
        case .statistics: ("◔", "S", .statistics)
        case .betBuilder: ("⊞", "B", .betBuilder)
        }
    }
}
