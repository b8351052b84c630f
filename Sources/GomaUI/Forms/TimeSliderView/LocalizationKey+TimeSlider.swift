extension LocalizationKey {
    static let noTimes = Self("noTimes", english: "No times to choose from")
}
