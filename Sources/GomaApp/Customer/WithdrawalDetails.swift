/// What the customer says to be paid out.
struct WithdrawalDetails: Codable {
    let amount: String
    /// Proves that it is the customer who asks.
    let pin: String
}
