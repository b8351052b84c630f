/// A bonus on a deposit as a page's file holds it.
struct OfferEntry: Decodable {
    let id: String
    let title: String
    /// Hundredths of a deposit that come on top of it.
    let percentage: Limited<Percentage>
    /// The most that comes on top; no end unless said.
    let cap: Limited<Amounts>?
    /// The least deposit that brings it.
    let minimum: Limited<Amounts>?
    /// How often the bonus has to be staked.
    let turnover: Limited<Times>?
    /// Days for which it can be wagered; no end unless said.
    let days: Limited<Days>?

    enum Percentage: NumberRange { static let range = 1...1000 }
    enum Amounts: NumberRange { static let range = 0...1_000_000 }
    enum Times: NumberRange { static let range = 0...100 }
    enum Days: NumberRange { static let range = 1...365 }

    var offer: Offer {
        Offer(
            id: id,
            bonus: DepositBonus(
                percentage: Amount(percentage.number), cap: cap.map { Amount($0.number) },
                minimum: Amount(minimum?.number ?? 0), turnover: Amount(turnover?.number ?? 0)),
            secondsToWager: days.map { Double($0.number) * 86_400 })
    }
}
