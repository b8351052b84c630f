/// Texts that the component brings itself.
extension LocalizationKey {
    public static let back = Self("back", english: "Back")
    public static let halfTime = Self("halfTime", english: "Half Time")
    public static let secondHalf = Self("secondHalf", english: "2nd Half")
    /// Stands right behind the number.
    public static let minutes = Self("minutes", english: "mins")
    public static let keyLeaveMatch = Self("keyLeaveMatch", english: "leave the match")
}
