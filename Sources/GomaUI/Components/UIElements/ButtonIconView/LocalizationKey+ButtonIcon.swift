/// Texts that the component brings itself.
extension LocalizationKey {
    public static let share = Self("share", english: "Share")
    public static let delete = Self("delete", english: "Delete")
    public static let rebet = Self("rebet", english: "Rebet")
}
