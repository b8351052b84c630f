/// The subject of a floating overlay.
public enum FloatingOverlayMode: Codable, Hashable, Sendable {
    /// The customer has come to bets on sports.
    case sportsbook
    /// The customer has come to the casino.
    case casino
    /// Something else, in words as they are; nothing stands before them where the icon is `nil`.
    case custom(icon: Pictogram?, message: String)

    /// What stands before the words; `nil` for nothing.
    var icon: Pictogram? {
        switch self {
        case .sportsbook: .football
        case .casino: .dice
        case .custom(let icon, _): icon
        }
    }

    /// What is said.
    @MainActor
    func text(in environment: ViewEnvironment) -> String {
        switch self {
        case .sportsbook: environment.text(.inSportsbook)
        case .casino: environment.text(.inCasino)
        case .custom(_, let message): message
        }
    }
}
