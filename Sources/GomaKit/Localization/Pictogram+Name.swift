extension Pictogram {
    /// What the picture shows, in a word for those who cannot see it.
    package var name: LocalizationKey {
        LocalizationKey("pictured\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())", english: word)
    }
}
