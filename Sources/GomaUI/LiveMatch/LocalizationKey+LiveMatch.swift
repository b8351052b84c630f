/// Texts that a match brings as it goes on.
extension LocalizationKey {
    public static let marketSuspended = Self("marketSuspended", english: "Market suspended")
    public static let marketClosed = Self("marketClosed", english: "Market closed")
    public static let fullTime = Self("fullTime", english: "Full time")
}
