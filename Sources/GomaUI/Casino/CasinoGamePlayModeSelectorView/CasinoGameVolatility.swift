/// The pattern of a game's wins: often and little, or seldom and much.
public enum CasinoGameVolatility: String, CaseIterable, Codable, Hashable, Sendable {
    case low, medium, high

    var title: LocalizationKey {
        switch self {
        case .low: .volatilityLow
        case .medium: .volatilityMedium
        case .high: .volatilityHigh
        }
    }
}
