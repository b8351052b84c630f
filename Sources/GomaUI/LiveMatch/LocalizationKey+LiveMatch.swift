/// Texts that a match brings as it goes on.
extension LocalizationKey {
    static let marketSuspended = Self("marketSuspended", english: "Market suspended")
    static let marketClosed = Self("marketClosed", english: "Market closed")
    static let fullTime = Self("fullTime", english: "Full time")
}
