/// Texts on how far a match has come.
extension LocalizationKey {
    static let halfTime = Self("halfTime", english: "Half Time")
    static let extraTime = Self("extraTime", english: "Extra Time")
    static let penalties = Self("penalties", english: "Penalties")
    static let periodAndMinute = Self("periodAndMinute", english: "{period}, {minute} Min")
    static let periodAndMinuteShort = Self("periodAndMinuteShort", english: "{period} {minute}'")
    package static let firstHalf = Self("firstHalf", english: "1st Half")
    package static let secondHalf = Self("secondHalf", english: "2nd Half")
    package static let fullTime = Self("fullTime", english: "Full time")
    /// Where there is little room.
    static let halfTimeShort = Self("halfTimeShort", english: "HT")
}
