/// Texts that the component brings itself.
extension LocalizationKey {
    static let noTimes = Self("noTimes", english: "No times to choose from")
}
