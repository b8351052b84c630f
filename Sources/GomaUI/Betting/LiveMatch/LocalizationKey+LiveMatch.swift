/// Texts that a match brings as it goes on.
extension LocalizationKey {
    package static let marketSuspended = Self("marketSuspended", english: "Market suspended")
    package static let marketClosed = Self("marketClosed", english: "Market closed")
    package static let fullTime = Self("fullTime", english: "Full time")
}
