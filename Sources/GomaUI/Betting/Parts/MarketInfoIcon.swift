/// An offer of a match or its market, told by one small mark.
public enum MarketInfoIcon: String, CaseIterable, Codable, Hashable, Sendable {
    case expressPickShort, mostPopular, statistics, betBuilder

    /// The mark, one column wide.
    func text(in glyphs: Glyphs) -> String { glyphs.isASCII ? letter : symbol }

    /// What the mark stands for, in words.
    var title: LocalizationKey {
        switch self {
        case .expressPickShort: .expressPick
        case .mostPopular: .mostPopular
        case .statistics: .statistics
        case .betBuilder: .betBuilder
        }
    }

    private var symbol: String {
        switch self {
        case .expressPickShort: "↯"
        case .mostPopular: "♥"
        case .statistics: "◔"
        case .betBuilder: "⊞"
        }
    }

    private var letter: String {
        switch self {
        case .expressPickShort: "E"
        case .mostPopular: "P"
        case .statistics: "S"
        case .betBuilder: "B"
        }
    }
}
