extension LocalizationKey {
    static let noBetTypes = Self("noBetTypes", english: "No bet types are offered")
}
