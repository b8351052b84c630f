extension LocalizationKey {
    static let share = Self("share", english: "Share")
    static let delete = Self("delete", english: "Delete")
    static let rebet = Self("rebet", english: "Rebet")
}
