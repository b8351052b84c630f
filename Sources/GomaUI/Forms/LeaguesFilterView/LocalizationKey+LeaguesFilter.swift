extension LocalizationKey {
    static let leagues = Self("leagues", english: "Leagues")
}
