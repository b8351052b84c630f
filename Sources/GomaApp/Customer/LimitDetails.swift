/// What the customer says to set a limit.
struct LimitDetails: Codable {
    /// What is limited; deposits where nothing is said.
    var kind: String?
    let period: String
    let amount: String

    /// The limit that is set, without its amount; `nil` for what is not known, or is no amount of money.
    var limit: Limit? {
        guard let kind = Limit.Kind(named: kind ?? "\(Limit.Kind.deposit)"), kind != .session,
            let period = LimitPeriod(named: period)
        else { return nil }
        return Limit(kind, period)
    }
}
