/// Texts that the component brings itself.
extension LocalizationKey {
    public static let noBetDetails = Self("noBetDetails", english: "No details of this bet")
}
