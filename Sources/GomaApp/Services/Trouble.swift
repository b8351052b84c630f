/// What can go wrong around an app; its services are simulated, so that each can be switched on.
enum Trouble: String, CaseIterable, Codable, Hashable, Sendable {
    /// Answers take their time.
    case slow
    /// Nothing is given.
    case refusals
    /// Nothing is answered.
    case silence
    /// No more comes from the matches.
    case lostFeed = "lost-feed"
    /// Prices move while a bet is on its way.
    case movingOdds = "moving-odds"
    /// Offers have expired, claimed ones too.
    case expiredOffers = "expired-offers"
}

extension Trouble {
    /// What it is called: what switches it on, and the status line while it is.
    var title: LocalizationKey {
        switch self {
        case .slow: .troubleSlow
        case .refusals: .troubleRefusals
        case .silence: .troubleSilence
        case .lostFeed: .troubleLostFeed
        case .movingOdds: .troubleMovingOdds
        case .expiredOffers: .troubleExpiredOffers
        }
    }
}
