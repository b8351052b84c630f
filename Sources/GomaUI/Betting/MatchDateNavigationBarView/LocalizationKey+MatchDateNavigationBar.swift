/// Texts that the component brings itself.
extension LocalizationKey {
    static let halfTime = Self("halfTime", english: "Half Time")
    static let extraTime = Self("extraTime", english: "Extra Time")
    static let penalties = Self("penalties", english: "Penalties")
    static let keyLeaveMatch = Self("keyLeaveMatch", english: "leave the match")
    static let periodAndMinute = Self("periodAndMinute", english: "{period}, {minute} Min")
    static let periodAndMinuteShort = Self("periodAndMinuteShort", english: "{period} {minute}'")
}
