/// Texts that the component brings itself.
extension LocalizationKey {
    static let halfTime = Self("halfTime", english: "Half Time")
    /// Stands right behind the number.
    static let minutes = Self("minutes", english: "mins")
    static let extraTime = Self("extraTime", english: "Extra Time")
    static let penalties = Self("penalties", english: "Penalties")
    static let periodAndMinute = Self("periodAndMinute", english: "{period}, {minute} Min")
    static let keyLeaveMatch = Self("keyLeaveMatch", english: "leave the match")
}
