/// What the customer says to set a limit.
struct LimitDetails: Codable {
    let period: String
    let amount: String
}
