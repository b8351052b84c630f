/// Texts that a match brings as it goes on.
extension LocalizationKey {
    package static let firstHalf = Self("firstHalf", english: "1st Half")
    package static let secondHalf = Self("secondHalf", english: "2nd Half")
    package static let fullTime = Self("fullTime", english: "Full time")
    /// Where there is little room.
    static let halfTimeShort = Self("halfTimeShort", english: "HT")
    /// When a match begins.
    static let dayAndClock = Self("dayAndClock", english: "{day}, {clock}")
    static let dayTomorrow = Self("dayTomorrow", english: "Tomorrow")
}
