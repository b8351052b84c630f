/// The chapters of the catalogue, in the order in which they are listed.
public enum Category: String, CaseIterable, Codable, Hashable, Sendable {
    case betting = "Betting"
    case matchCards = "MatchCards"
    case filters = "Filters"
    case navigation = "Navigation"
    case forms = "Forms"
    case casino = "Casino"
    case wallet = "Wallet"
    case promotions = "Promotions"
    case profile = "Profile"
    case status = "Status"
    case uiElements = "UIElements"

    /// The name that people read.
    public var title: String {
        switch self {
        case .matchCards: "Match Cards"
        case .uiElements: "UI Elements"
        default: rawValue
        }
    }
}
