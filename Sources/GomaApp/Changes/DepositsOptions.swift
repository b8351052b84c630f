/// What a page says of deposits.
struct DepositsOptions: Decodable {
    /// Hundredths of a deposit that come on top of it.
    var bonus: Limited<Bonus>?
    /// As it is written before amounts.
    var currency: String

    /// Hundredths up to ten times the amount.
    enum Bonus: NumberRange {
        static let range = 0...1000
    }
}
