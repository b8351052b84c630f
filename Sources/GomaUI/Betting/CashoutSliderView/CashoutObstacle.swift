/// The reason why an amount that is chosen cannot be cashed out now.
public enum CashoutObstacle: String, CaseIterable, Codable, Hashable, Sendable {
    /// What was offered stands no more, and the next offer is on its way.
    case expired
    /// The first offer is on its way.
    case onItsWay
    /// There is no offer.
    case noOffer

    /// What the button says in place of the amount.
    var words: LocalizationKey {
        switch self {
        case .expired: .offerExpired
        case .onItsWay: .offerOnItsWay
        case .noOffer: .cashoutUnavailable
        }
    }
}
